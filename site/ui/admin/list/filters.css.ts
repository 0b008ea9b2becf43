import { globalStyle, style } from '@vanilla-extract/css';
import { scrollRegion } from '#ui/scroll-region/scroll-region.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** Filters on one line, which scrolls if it is too long. */
export const filters = style([
  scrollRegion,
  {
    // Makes this line the offset parent of its filters, for the code that scrolls to the current one.
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '0.75rem',
    scrollbarWidth: 'none',
    '@media': { [media.tablet]: { gap: '1rem' }, [media.desktop]: { gap: '1.5rem' } },
  },
]);

/**
 * A link or button that filters the list. A line below marks the current filter, so that the mark does not depend on
 * color.
 */
export const filter = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: '0.4rem',
  minHeight: '2.75rem',
  padding: 0,
  border: '0 solid transparent',
  borderBottomWidth: '3px',
  background: 'none',
  cursor: 'pointer',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { color: vars.color.accent },
  // Draws the focus ring inside, because the scrolling line clips what is outside.
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '&:is([aria-current], [aria-pressed="true"])': { borderBottomColor: vars.color.accent, color: vars.color.accent },
  },
});

export const count = style({ fontWeight: 500, fontVariantNumeric: 'tabular-nums', color: vars.color.textMuted });

export const trouble = style({ fontWeight: 600, color: vars.color.caution });
globalStyle(`${filter}:is([aria-current], [aria-pressed="true"]) :is(${count}, ${trouble})`, { color: 'inherit' });
