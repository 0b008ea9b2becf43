import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** Two columns; the first of all, a featured one, opens across both. */
export const list = style({
  display: 'grid',
  gap: 'clamp(2.5rem, 5vw, 4.5rem) clamp(1.5rem, 3vw, 3rem)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const item = style({ position: 'relative', display: 'flex', flexDirection: 'column', gap: '1.25rem' });

export const opening = style([
  item,
  {
    '@media': {
      [media.tablet]: { gridColumn: '1 / -1' },
      [media.desktop]: { display: 'grid', gridTemplateColumns: '1.5fr 1fr', columnGap: '3rem', alignItems: 'center' },
    },
  },
]);

/** The whole card leads where its title does. */
export const title = style({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { color: vars.color.accent },
});

export const filter = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', marginBottom: '2.5rem' });
export const filterLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: '0.9rem',
  border: `1px solid ${vars.color.borderStrong}`,
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.accent, color: vars.color.accent },
  selectors: { '&[aria-current]': { backgroundColor: vars.color.text, color: vars.color.page } },
});

export const banner = style({
  padding: '0.35rem 0.75rem',
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
});

export const metrics = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6.75rem, 1fr))',
  gap: '1.25rem 1.5rem',
  width: '100%',
  marginTop: '0.5rem',
  paddingTop: '1rem',
  borderTop: `1px solid ${vars.color.border}`,
});

export const empty = style({ display: 'grid', justifyItems: 'start', gap: '1.25rem', maxWidth: '34rem' });
