import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { row, unreadMark } from '../list/list-row.css.ts';

const coarse = '(pointer: coarse)';
/** The width of the space before a row's text, which holds the checkbox or, while that is hidden, the unread mark. */
const gutter = '2.1rem';
/** A finger's width. */
const finger = '2.75rem';

export const place = style({
  position: 'relative',
  overflow: 'clip',
  // The browser scrolls vertically and zooms. Horizontal moves are swipes.
  touchAction: 'pan-y pinch-zoom',
  '@media': { [coarse]: { minHeight: finger, userSelect: 'none', WebkitTouchCallout: 'none' } },
});

const picking = `${place}[data-picking]`;

/** The row and its checkbox, which a swipe moves together. */
export const slide = style({
  position: 'relative',
  height: '100%',
  transition: `transform ${vars.duration.calm} ${vars.ease.out}`,
  selectors: { [`${place}[data-swiped] &`]: { backgroundColor: vars.color.page, transition: 'none' } },
  '@media': { [media.reducedMotion]: { transform: 'none !important' } },
});

/** Must be more specific than every selector of the browser and the console that sets a row's padding. */
globalStyle(`${place} ${row}`, { height: '100%', paddingLeft: gutter });
globalStyle(`${picking} ${row}`, { '@media': { [coarse]: { paddingLeft: finger } } });
globalStyle(`${place}:hover ${row}:not([aria-current], [aria-selected="true"])`, {
  backgroundColor: vars.color.surfaceCool,
});
// Puts the unread mark before the text, so that all names are aligned.
globalStyle(`${place} ${unreadMark}`, { position: 'absolute', left: '0.8rem', marginTop: '0.45rem' });

const shown = { opacity: 1, pointerEvents: 'auto' } as const;

/**
 * The checkbox, as tall as the row, so that it is easy to hit. It is hidden by opacity, so that screen readers keep it.
 */
export const box = style({
  appearance: 'none',
  position: 'absolute',
  insetBlock: 0,
  left: 0,
  display: 'grid',
  placeItems: 'center',
  width: gutter,
  margin: 0,
  cursor: 'pointer',
  opacity: 0,
  pointerEvents: 'none',
  ':focus-visible': { outlineOffset: '-3px' },
  '::before': {
    content: '',
    gridArea: '1 / 1',
    width: '1.1rem',
    height: '1.1rem',
    border: `1.5px solid ${vars.color.borderStrong}`,
    backgroundColor: vars.color.surface,
  },
  selectors: {
    // The last selector shows the checkbox of the selected row while the list box has the keyboard focus.
    [`:is(${picking}, ${place}:has(:focus-visible), [role="listbox"]:focus-visible ${place}:has([aria-selected="true"])) &`]:
      shown,
    '&:checked::before': { borderColor: vars.color.accent, backgroundColor: vars.color.accent },
    // Draws the check mark with borders, because high-contrast themes keep borders.
    '&:checked::after': {
      content: '',
      gridArea: '1 / 1',
      width: '0.32rem',
      height: '0.62rem',
      marginTop: '-0.15rem',
      borderStyle: 'solid',
      borderColor: vars.color.onAccent,
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
  },
  '@media': {
    '(hover: hover)': { selectors: { [`${place}:hover &`]: shown } },
    [coarse]: { width: finger },
  },
});

// Hides the unread mark while the checkbox takes its place.
globalStyle(`:is(${picking}, ${place}:has(${box}:focus-visible)) ${unreadMark}`, { visibility: 'hidden' });
globalStyle(`${place}:hover ${unreadMark}`, { '@media': { '(hover: hover)': { visibility: 'hidden' } } });

/** The label of the swipe's action, beneath the row. It gets a strong background once the row is swiped far enough. */
export const beneath = recipe({
  base: {
    position: 'absolute',
    inset: 0,
    display: 'flex',
    alignItems: 'center',
    gap: '0.6rem',
    paddingInline: '1.1rem',
    fontFamily: vars.font.display,
    fontSize: vars.size.small,
    fontWeight: 600,
    // With reduced motion, the row stays in place, so the label covers one end of it.
    '@media': { [media.reducedMotion]: { zIndex: 1, insetInline: 'auto' } },
  },
  variants: {
    tone: { positive: { color: vars.color.positive }, negative: { color: vars.color.negative } },
    side: {
      right: { '@media': { [media.reducedMotion]: { left: 0 } } },
      left: { flexDirection: 'row-reverse', '@media': { [media.reducedMotion]: { right: 0 } } },
    },
    far: { true: { color: vars.color.page }, false: { backgroundColor: vars.color.surfaceCool } },
  },
  compoundVariants: [
    { variants: { far: true, tone: 'positive' }, style: { backgroundColor: vars.color.positive } },
    { variants: { far: true, tone: 'negative' }, style: { backgroundColor: vars.color.negative } },
  ],
});
