import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** The newest post opens the list; the others follow as an index, picture beside words. */
export const list = style({ display: 'grid', rowGap: 'clamp(2rem, 4vw, 3rem)' });

export const post = style({
  display: 'grid',
  alignItems: 'start',
  gap: '1.25rem',
  paddingTop: 'clamp(2rem, 4vw, 3rem)',
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)', columnGap: '2.25rem' } },
  selectors: { '&:first-child': { paddingTop: 0, borderTop: 0 } },
});

export const opening = style([
  post,
  {
    '@media': {
      [media.tablet]: { gridTemplateColumns: '1fr' },
      [media.desktop]: { gridTemplateColumns: '1.35fr 1fr', alignItems: 'center' },
    },
  },
]);

/** Field and button on one line, from the widths on where both fit. */
export const search = style({
  display: 'grid',
  gap: '0.4rem 0.75rem',
  maxWidth: '34rem',
  marginBottom: 'clamp(2rem, 4vw, 3rem)',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
});
globalStyle(`${search} label`, { gridColumn: '1 / -1' });
export const narrowed = style({ marginBottom: 'clamp(1.5rem, 3vw, 2.5rem)' });

export const instead = style({ marginBottom: 'clamp(1.5rem, 3vw, 2.5rem)' });

export const excerpt = style({ maxWidth: '38rem' });

export const title = style({
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textDecorationColor: vars.color.accent, textDecorationThickness: '0.06em' },
});

export const byline = style({ display: 'flex', flexWrap: 'wrap', gap: '0 0.75rem' });
