import { globalStyle, style } from '@vanilla-extract/css';
import { ringed } from '#ui/section/ringed.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const marginWidth = '10.5rem';
/** Between the margin and the meridian, and between that and the lists. */
export const gutter = '1.75rem';

/** Beside the lists and always in view; on a narrow screen two rows above them. */
export const margin = style({
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  alignItems: 'center',
  gap: '0.25rem 1rem',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      top: '6.5rem',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignSelf: 'start',
      gap: '1.25rem',
    },
  },
});

/** The page's name stands in the margin, as on every sheet; the mark says "here". */
export const title = style([
  ringed(gutter),
  { gap: '0.75rem', '@media': { [media.desktop]: { paddingBlock: '0.6rem' } } },
]);

export const nav = style({
  gridColumn: '1 / -1',
  gridRow: '2',
  '@media': { [media.desktop]: { gridRow: 'auto', borderTop: `1px solid ${vars.color.border}` } },
});

export const links = style({
  display: 'flex',
  gap: '1.5rem',
  '@media': { [media.desktop]: { display: 'grid', gap: 0 } },
});

export const link = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '0.5rem',
  paddingBlock: '0.65rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { color: vars.color.accent },
  selectors: { '&[aria-current="page"]': { color: vars.color.accent } },
  '@media': {
    [media.desktop]: { justifyContent: 'space-between', borderBottom: `1px solid ${vars.color.border}` },
  },
});

export const count = style({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 500,
  color: vars.color.textMuted,
});

/** How many inquiries nobody has opened yet. */
export const unread = style([count, { fontWeight: 620, color: vars.color.accent }]);

/** How many orders need review: the mark says it without the color. */
export const needsReview = style([
  count,
  {
    display: 'inline-flex',
    gap: '0.3rem',
    alignSelf: 'center',
    alignItems: 'center',
    fontWeight: 620,
    color: vars.color.caution,
  },
]);

export const account = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem 1rem',
  justifySelf: 'end',
  '@media': {
    [media.desktop]: { display: 'grid', justifySelf: 'stretch', justifyItems: 'start', marginTop: '0.75rem' },
  },
});

export const who = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' });
globalStyle(`${who} strong`, { color: vars.color.text, fontWeight: 620 });
