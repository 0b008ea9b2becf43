import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { spaces } from '#ui/theme/tokens.ts';

/** The whole block is a link. Its lower border cuts off the picture. */
export const next = style({
  position: 'relative',
  display: 'grid',
  gap: '2rem clamp(2rem, 4vw, 4rem)',
  marginBottom: `calc(-1 * ${spaces.section})`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)', alignItems: 'end' } },
});
export const words = style({
  display: 'grid',
  gap: '0.9rem',
  justifyItems: 'start',
  '@media': { [media.tablet]: { paddingBottom: spaces.section } },
});
export const link = style({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { color: vars.color.accent, textDecoration: 'underline', textDecorationThickness: '0.06em' },
});
export const metric = style({ marginTop: '0.5rem', paddingTop: '1rem', borderTop: `2px solid ${vars.color.accent}` });
export const sheet = style({ borderBottom: 0, paddingBottom: 0, overflow: 'hidden', aspectRatio: '16 / 10' });
