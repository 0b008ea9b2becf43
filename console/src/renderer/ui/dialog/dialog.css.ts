import { vars } from '@agency/site/ui/theme/contract.css.ts';
import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

const darken = keyframes({ from: { opacity: 0 } });
const slideIn = keyframes({ from: { transform: 'translateY(0.75rem)', opacity: 0 } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  display: 'grid',
  justifyItems: 'center',
  overflowY: 'auto',
  padding: '1rem',
  backgroundColor: 'rgb(10 21 29 / 0.55)',
  // Radix takes the page out of the pointer's reach while the dialog is open; what lies on top of it stays in.
  pointerEvents: 'auto',
  animation: `${darken} ${vars.duration.quick} ${vars.ease.out}`,
});

/** A sheet in the chart's double frame. */
export const sheet = recipe({
  base: {
    position: 'relative',
    width: '100%',
    padding: '1.5rem',
    border: `1px solid ${vars.color.borderStrong}`,
    outline: `1px solid ${vars.color.borderStrong}`,
    outlineOffset: '-5px',
    backgroundColor: vars.color.surface,
    animation: `${slideIn} ${vars.duration.calm} ${vars.ease.out}`,
  },
  variants: {
    width: { narrow: { maxWidth: '26rem' }, regular: { maxWidth: '34rem' }, wide: { maxWidth: '48rem' } },
    place: { middle: { alignSelf: 'center' }, top: { alignSelf: 'start', marginTop: '9vh', padding: '5px' } },
  },
  defaultVariants: { width: 'regular', place: 'middle' },
});

export const head = style({ display: 'grid', gap: '0.35rem', marginBottom: '1.25rem', paddingRight: '2.5rem' });
export const question = style({ display: 'grid', gap: '0.5rem', marginBottom: '1.25rem', overflowWrap: 'anywhere' });
export const description = style({ color: vars.color.textMuted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' });
export const close = style({ position: 'absolute', top: '1.1rem', right: '1.1rem' });
