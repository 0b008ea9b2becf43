import { vars } from '@agency/site/ui/theme/contract.css.ts';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../theme/density.ts';

/** The same margin and meridian as behind the door, so that the work appears where the sheet stood. */
export const page = style({
  display: 'grid',
  gridTemplateColumns: '11.5rem minmax(0, 1fr)',
  height: '100%',
  '@media': { [narrow]: { gridTemplateColumns: '3.25rem minmax(0, 1fr)' } },
});
export const margin = style({ padding: '0.85rem 0.9rem', borderRight: `1px solid ${vars.color.accent}` });
export const name = style({
  fontSize: vars.size.body,
  fontWeight: 680,
  '@media': { [narrow]: { display: 'none' } },
});
export const door = style({
  display: 'grid',
  alignContent: 'center',
  overflowY: 'auto',
  padding: '1.5rem clamp(1.5rem, 9vw, 9rem)',
});

/** One sheet in the chart's double frame. */
export const sheet = style({
  position: 'relative',
  display: 'grid',
  gap: '1.25rem',
  width: '100%',
  maxWidth: '25rem',
  padding: '1.75rem',
  border: `1px solid ${vars.color.borderStrong}`,
  outline: `1px solid ${vars.color.borderStrong}`,
  outlineOffset: '3px',
  backgroundColor: vars.color.surface,
});
export const lead = style({ color: vars.color.textMuted });
export const waiting = style({ marginBottom: '1rem', fontSize: vars.size.small });
export const form = style({ display: 'grid', gap: '1rem' });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', alignItems: 'center' });

export const servers = style({ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1rem', fontSize: vars.size.note });
globalStyle(`${servers} button`, {
  padding: '0.15rem 0',
  border: 0,
  background: 'none',
  color: vars.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});
