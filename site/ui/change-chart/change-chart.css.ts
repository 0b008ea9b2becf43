import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { scrolling } from '#ui/theme/motion.ts';

export const chart = style({
  display: 'grid',
  gap: '0.4rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  fontVariantNumeric: 'tabular-nums',
});
export const row = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) 4rem',
  alignItems: 'center',
  gap: '0.75rem',
});
export const namedRow = style([row, { gridTemplateColumns: '6.5rem minmax(0, 1fr) 4rem' }]);
export const name = style({ color: vars.color.textMuted });
export const track = style({ height: '0.85rem', borderLeft: `1px solid ${vars.color.borderStrong}` });
export const before = style({
  height: '100%',
  backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.contour} 0 1px, transparent 1px 5px)`,
  border: `1px solid ${vars.color.contour}`,
  borderLeft: 0,
});
/** When the bar scrolls into view, it grows from the old value to the new value. `--before` is their ratio. */
const changing = keyframes({ from: { transform: 'scaleX(var(--before))' } });
export const after = style({
  height: '100%',
  backgroundColor: vars.color.accent,
  transformOrigin: 'left',
  ...scrolling({
    animation: `${changing} auto ${vars.ease.pen} both`,
    animationTimeline: 'view()',
    animationRange: 'entry 100% cover 40%',
  }),
});
