import { keyframes, style } from '@vanilla-extract/css';
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

/** Medium screens, as SPEC section 9 means them: from here on the corner is 420 px wide at most. */
const medium = 'screen and (min-width: 768px)';
const narrow = '(max-width: 959px)';

export const viewport = recipe({
  base: {
    position: 'fixed',
    zIndex: 60,
    display: 'grid',
    gap: '0.5rem',
    width: '100%',
    overflow: 'hidden',
    // The base sheet takes the padding off lists.
    selectors: { '&&': { padding: vars.density.gap } },
  },
  variants: {
    place: {
      /** At the top of a phone, clear of its keyboard and of dialogs, which stand at the bottom there; else at the lower right. */
      page: { top: 0, right: 0, '@media': { [medium]: { top: 'auto', bottom: 0, maxWidth: '420px' } } },
      /** Where what was just done was done: clear of the reading pane's and the form's buttons. */
      list: {
        left: '11.5rem',
        bottom: '2rem',
        maxWidth: '24rem',
        '@media': {
          [narrow]: {
            left: '3.25rem',
            // A form has the whole width there, and its buttons stand at the bottom.
            selectors: { 'body:has([data-open] form) &': { bottom: '5.25rem' } },
          },
        },
      },
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
    // Within reach even when a dialog takes the rest of the page out of it.
    pointerEvents: 'auto',
    animation: `${enterSideways} ${timing}`,
    selectors: {
      '&[data-state="closed"]': { animation: `${leaveSideways} ${timing} forwards` },
      '&[data-swipe-direction="down"]': { animationName: enterUpward },
      '&[data-swipe-direction="down"][data-state="closed"]': { animationName: leaveDownward },
      '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
      '&[data-swipe="cancel"]': { transform: 'none', transition: `transform ${timing}` },
      '&[data-swipe="end"]': { animation: `${swipeOut} ${vars.duration.quick} ${vars.ease.out} forwards` },
      // The ring would be cut off by the corner it stands in.
      '&:focus-visible': { outlineOffset: '-3px' },
    },
  },
  variants: { variant: { default: {}, destructive: { borderColor: vars.color.negative } } },
});

export const text = style({ display: 'grid', flex: '1 1 9rem', gap: '0.2rem' });
/** The action stands beneath the text where that needs the width, else beside it. */
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
