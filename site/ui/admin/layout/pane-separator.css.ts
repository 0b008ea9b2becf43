import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** The separator, on the edge of its column. The column needs a `position` other than `static`. */
export const separator = style({
  position: 'absolute',
  insetBlock: 0,
  right: '-0.3rem',
  zIndex: 1,
  width: '0.6rem',
  cursor: 'col-resize',
  touchAction: 'none',
  userSelect: 'none',
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', insetBlock: 0, left: '0.2rem', width: '0.2rem' },
  selectors: {
    '&:is(:hover, :focus-visible, :active)::after': {
      backgroundColor: vars.color.accent,
      // Shows the separator in forced-colors mode, which removes the background but gives the border a system color.
      border: `1px solid ${vars.color.accent}`,
    },
  },
});
