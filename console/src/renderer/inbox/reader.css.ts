import { vars } from '@agency/site/ui/theme/contract.css.ts';
import { globalStyle, style } from '@vanilla-extract/css';

export const pane = style({
  height: '100%',
  minWidth: 0,
  overflowY: 'auto',
  padding: '1.25rem clamp(1.25rem, 3vw, 2.5rem) 2rem',
  backgroundColor: vars.color.surface,
});

/** The numbers about the inbox that are shown if no inquiry is open. */
export const nothing = style({
  display: 'grid',
  alignContent: 'center',
  gap: '1.5rem',
  height: '100%',
  padding: '2rem clamp(1.25rem, 5vw, 4rem)',
  backgroundColor: vars.color.surface,
});
export const soundings = style({ display: 'flex', flexWrap: 'wrap', gap: '1.5rem 3.5rem' });
export const sounding = style({ display: 'grid', gap: '0.25rem' });
globalStyle(`${sounding} dt`, { gridRow: 2, color: vars.color.textMuted });
globalStyle(`${sounding} dd`, { gridRow: 1 });
