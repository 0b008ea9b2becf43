import { vars } from '@agency/site/ui/theme/contract.css.ts';
import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { narrow } from '../../theme/density.ts';

const slideIn = keyframes({ from: { transform: 'translateY(calc(100% + 1rem))' } });
const slideOut = keyframes({ to: { transform: 'translateY(calc(100% + 1rem))' } });

/** Over the lower end of the list, where what was just done was done: clear of the reading pane's and the form's buttons. */
export const viewport = style({
  position: 'fixed',
  left: '11.5rem',
  bottom: '2rem',
  zIndex: 60,
  width: '100%',
  maxWidth: '24rem',
  overflow: 'hidden',
  selectors: { '&&': { padding: '0.75rem' } },
  '@media': {
    [narrow]: {
      left: '3.25rem',
      // A form has the whole width there, and its buttons stand at the bottom.
      selectors: { 'body:has([data-open] form) &': { bottom: '5.25rem' } },
    },
  },
});

export const toast = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '0.75rem',
    padding: '0.5rem 0.5rem 0.5rem 0.85rem',
    border: `1px solid ${vars.color.borderStrong}`,
    borderLeftWidth: '4px',
    backgroundColor: vars.color.surface,
    // Within reach even when a dialog takes the rest of the window out of it.
    pointerEvents: 'auto',
    animation: `${slideIn} ${vars.duration.calm} ${vars.ease.out}`,
    selectors: {
      '&[data-state="closed"]': { animation: `${slideOut} ${vars.duration.calm} ${vars.ease.out} forwards` },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
  },
  variants: { tone: { plain: {}, negative: { borderColor: vars.color.negative } } },
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
