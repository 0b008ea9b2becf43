import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { spaces } from '#ui/theme/tokens.ts';
import { ringed } from './ringed.ts';

/** The width of the column for the labels, left of the meridian. */
export const labelColumn = '13rem';
export const gutter = '2.5rem';
export const sheetWidth = '84rem';
export const sheetInset = 'clamp(1.25rem, 4vw, 3rem)';

export const sheet = style({ width: '100%', maxWidth: sheetWidth, marginInline: 'auto', paddingInline: sheetInset });

export const section = recipe({
  // A section's scroll timeline runs while the section crosses a line at a third of the window's height.
  base: { position: 'relative', viewTimelineInset: '33% 67%' },
  variants: {
    ground: {
      page: {},
      land: { backgroundColor: vars.color.surfaceWarm },
      shallow: { backgroundColor: vars.color.surfaceCool },
      tidal: { backgroundColor: vars.color.surfaceGreen },
    },
  },
  defaultVariants: { ground: 'page' },
});

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: spaces.base,
  paddingBlock: spaces.section,
  '@media': {
    [media.desktop]: { gridTemplateColumns: `${labelColumn} minmax(0, 1fr)`, columnGap: `calc(${gutter} * 2)` },
  },
});

/** The width of content next to a section's text on a desktop. */
export const asideWidth = '18rem';
export const besides = style({
  display: 'grid',
  gap: spaces.large,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 13rem' },
    [media.desktop]: { gridTemplateColumns: `minmax(0, 1fr) ${asideWidth}`, columnGap: '3.5rem' },
  },
});
globalStyle(`${besides} > :last-child`, { '@media': { [media.desktop]: { marginTop: '-1.5rem' } } });

export const label = style([
  ringed(gutter),
  {
    gap: spaces.small,
    '@media': { [media.desktop]: { alignSelf: 'start', paddingTop: '0.7rem', '::before': { top: '0.95rem' } } },
  },
]);

/** The meridian, a vertical line. Each section draws its part over its full height, so that the line is continuous. */
export const meridian = style({
  position: 'relative',
  '@media': {
    [media.desktop]: {
      '::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        left: `calc(${labelColumn} + ${gutter} + ${sheetInset})`,
        width: '1px',
        backgroundColor: vars.color.accent,
      },
    },
  },
});

export const lead = style({ maxWidth: '40rem', marginTop: spaces.base, color: vars.color.textMuted });
/** Space between content and the heading above it. */
export const body = style({ marginTop: 'clamp(2rem, 4vw, 3.25rem)' });
