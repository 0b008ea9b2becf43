import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

const darken = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });
const lighten = keyframes({ from: { opacity: 1 }, to: { opacity: 0 } });
const slideIn = keyframes({ from: { transform: 'translateY(1.5rem)' }, to: { transform: 'none' } });
const slideOut = keyframes({ from: { transform: 'none' }, to: { transform: 'translateY(1.5rem)' } });

/** Excludes compact windows, where a dialog closes without animation, so that the next key press reaches the page. */
const leaving = `:root:not([data-density="compact"]) `;

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  display: 'grid',
  alignItems: 'end',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: '1rem',
  backgroundColor: 'rgb(10 21 29 / 0.6)',
  // While a dialog is open, Radix disables pointer events on the page. This enables them for the overlay.
  pointerEvents: 'auto',
  animation: `${darken} ${vars.duration.calm} ${vars.ease.out}`,
  selectors: {
    [`${leaving}&[data-state="closed"]`]: {
      animation: `${lighten} ${vars.duration.calm} ${vars.ease.out} forwards`,
    },
  },
  '@media': { [media.tablet]: { placeItems: 'center' } },
});

// Darkens the root too, because its background shows in the scrollbar's gutter, which the overlay does not cover.
globalStyle(`html:has(${overlay}[data-state="open"])`, {
  overflow: 'hidden',
  backgroundColor: `color-mix(in srgb, ${vars.color.page}, rgb(10 21 29) 60%)`,
});
globalStyle(`html:has(${overlay}[data-state="open"]) > body`, {
  minHeight: '100dvh',
  backgroundColor: vars.color.page,
});

export const sheet = recipe({
  base: {
    position: 'relative',
    width: '100%',
    padding: vars.density.sheetInset,
    border: `1px solid ${vars.color.borderStrong}`,
    outline: `1px solid ${vars.color.borderStrong}`,
    outlineOffset: '-6px',
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    animation: `${slideIn} ${vars.duration.calm} ${vars.ease.out}`,
    selectors: {
      [`${leaving}&[data-state="closed"]`]: {
        animation: `${slideOut} ${vars.duration.calm} ${vars.ease.out} forwards`,
      },
    },
  },
  variants: {
    width: { narrow: { maxWidth: '26rem' }, regular: { maxWidth: '32rem' }, wide: { maxWidth: '52rem' } },
    place: { middle: {}, top: { alignSelf: 'start', marginTop: '9vh', padding: '6px' } },
  },
  defaultVariants: { width: 'regular', place: 'middle' },
});

export const head = style({
  display: 'grid',
  gap: '0.5rem',
  marginBottom: vars.density.gapLarge,
  paddingRight: `calc(${vars.density.controlSmall} + 0.5rem)`,
  overflowWrap: 'anywhere',
});
/** The head of an alert dialog, which has no close button. */
export const question = style({
  display: 'grid',
  gap: vars.density.gap,
  marginBottom: vars.density.gapLarge,
  overflowWrap: 'anywhere',
});
export const description = style({ color: vars.color.textMuted });

export const close = style({
  position: 'absolute',
  top: `calc(${vars.density.sheetInset} - 0.5rem)`,
  right: `calc(${vars.density.sheetInset} - 0.5rem)`,
});
