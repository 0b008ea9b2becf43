import { sheet as signInSheet } from '@agency/site/ui/admin/sign-in/sign-in-fields.css.ts';
import { vars } from '@agency/site/ui/theme/contract.css.ts';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../theme/density.ts';

/** The same margin as the shell's, so that the main content appears in the same place. */
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
export const main = style({
  display: 'grid',
  alignContent: 'center',
  overflowY: 'auto',
  padding: '1.5rem clamp(1.5rem, 9vw, 9rem)',
});

export const sheet = style([signInSheet, { display: 'grid', gap: '1.25rem', maxWidth: '25rem' }]);
export const lead = style({ color: vars.color.textMuted });
export const unsaved = style({ marginBottom: '1rem', fontSize: vars.size.small });

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
