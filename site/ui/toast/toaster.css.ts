import { createVar, fallbackVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';

const beside = 'translateX(calc(100% + 1rem))';
const beneath = 'translateY(calc(100% + 1rem))';
const enterSideways = keyframes({ from: { transform: beside }, to: { transform: 'none' } });
const leaveSideways = keyframes({ to: { transform: beside } });
const enterUpward = keyframes({ from: { transform: beneath }, to: { transform: 'none' } });
const leaveDownward = keyframes({ to: { transform: beneath } });
const swipeOut = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { transform: beside },
});

/** The height of a bar at the bottom of the page, which a toast must not cover. */
export const bottomBar = createVar();

/** The medium screens of SPEC section 9. On these, toasts are at most 420 px wide. */
const medium = 'screen and (min-width: 768px)';
const phone = '(max-width: 767px)';

export const viewport = recipe({
  base: { zIndex: 60, display: 'grid', width: '100%', overflow: 'hidden' },
  variants: {
    place: {
      /** At the lower right. On a phone, an open dialog is at the bottom, so toasts move to the top. */
      page: {
        position: 'fixed',
        bottom: fallbackVar(bottomBar, '0px'),
        right: 0,
        // Restores the padding, which the base styles remove from lists.
        selectors: { '&&': { padding: vars.density.gap } },
        '@media': {
          [medium]: { maxWidth: '420px' },
          [phone]: { selectors: { 'body:has([role$="dialog"][data-state="open"]) &': { top: 0, bottom: 'auto' } } },
        },
      },
      /** In the flow of a window that does not scroll. The content above shrinks, so that a toast covers nothing. */
      strip: { position: 'relative' },
    },
  },
});

const timing = `${vars.duration.calm} ${vars.ease.out}`;

export const toast = recipe({
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: '0.75rem',
    padding: `${vars.density.gapSmall} ${vars.density.gapSmall} ${vars.density.gapSmall} 1rem`,
    border: `1px solid ${vars.color.borderStrong}`,
    borderLeftWidth: vars.density.edge,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    // A toast can be clicked even if a dialog disables the rest of the page.
    pointerEvents: 'auto',
    animation: `${enterSideways} ${timing}`,
    selectors: {
      '&[data-state="closed"]': { animation: `${leaveSideways} ${timing} forwards` },
      '&[data-swipe-direction="down"]': { animationName: enterUpward },
      '&[data-swipe-direction="down"][data-state="closed"]': { animationName: leaveDownward },
      '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
      '&[data-swipe="cancel"]': { transform: 'none', transition: `transform ${timing}` },
      '&[data-swipe="end"]': { animation: `${swipeOut} ${vars.duration.quick} ${vars.ease.out} forwards` },
      // The area of the toasts would clip the focus ring.
      '&:focus-visible': { outlineOffset: '-3px' },
    },
  },
  variants: { variant: { default: {}, destructive: { borderColor: vars.color.negative } } },
});

export const text = style({ display: 'grid', flex: '1 1 9rem', gap: '0.2rem' });
/** The text and the action side by side, or the action below if the text needs the width. */
export const content = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  flex: 1,
  gap: '0.3rem 0.75rem',
  minWidth: 0,
  paddingBlock: vars.density.gapSmall,
  overflowWrap: 'anywhere',
});
// The text does not grow, because the action would then be far from the text.
globalStyle(`${viewport.classNames.variants.place.strip} ${text}`, { flex: '0 1 auto' });
