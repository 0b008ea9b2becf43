import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';

const slideIn = keyframes({ from: { transform: 'translateX(calc(100% + 1rem))' }, to: { transform: 'none' } });
const slideOut = keyframes({ to: { transform: 'translateX(calc(100% + 1rem))' } });
const swipeOut = keyframes({
  from: { transform: 'translateX(var(--radix-toast-swipe-end-x))' },
  to: { transform: 'translateX(calc(100% + 1rem))' },
});

/** Medium screens, as SPEC section 9 means them: from here on the corner is 420 px wide at most. */
const medium = 'screen and (min-width: 768px)';

/** At the top of a phone, clear of its keyboard and of dialogs, which stand at the bottom there; else at the lower right. */
export const viewport = style({
  position: 'fixed',
  top: 0,
  right: 0,
  zIndex: 60,
  display: 'grid',
  gap: '0.5rem',
  width: '100%',
  overflow: 'hidden',
  // The base sheet takes the padding off lists.
  selectors: { '&&': { padding: '1rem' } },
  '@media': { [medium]: { top: 'auto', bottom: 0, maxWidth: '420px' } },
});

export const toast = recipe({
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: '0.75rem',
    padding: '0.9rem 0.9rem 0.9rem 1.1rem',
    border: `1px solid ${vars.color.borderStrong}`,
    borderLeftWidth: '6px',
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    // Within reach even when a dialog takes the rest of the page out of it.
    pointerEvents: 'auto',
    animation: `${slideIn} ${vars.duration.calm} ${vars.ease.out}`,
    selectors: {
      '&[data-state="closed"]': { animation: `${slideOut} ${vars.duration.calm} ${vars.ease.out} forwards` },
      '&[data-swipe="move"]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
      '&[data-swipe="cancel"]': {
        transform: 'none',
        transition: `transform ${vars.duration.calm} ${vars.ease.out}`,
      },
      '&[data-swipe="end"]': { animation: `${swipeOut} ${vars.duration.quick} ${vars.ease.out} forwards` },
      // The ring would be cut off by the corner it stands in.
      '&:focus-visible': { outlineOffset: '-3px' },
    },
  },
  variants: {
    variant: {
      default: {},
      destructive: { borderColor: vars.color.negative },
    },
  },
});

export const words = style({ display: 'grid', flex: 1, justifyItems: 'start', gap: '0.3rem', paddingBlock: '0.35rem' });

export const close = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  margin: '-0.4rem -0.4rem -0.4rem 0',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});
