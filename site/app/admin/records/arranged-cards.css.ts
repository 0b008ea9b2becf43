import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

// A finger that begins on the handle drags; elsewhere it scrolls. The other actions are apart from it.
export const handle = style({
  touchAction: 'none',
  cursor: 'grab',
  ':active': { cursor: 'grabbing' },
  // A mouse needs less room than a finger.
  '@media': {
    '(hover: hover) and (not (any-pointer: coarse))': {
      selectors: { '&&&': { width: '1.75rem', minHeight: '1.75rem' } },
    },
  },
});
export const dragged = style({
  position: 'relative',
  zIndex: 1,
  outline: `2px solid ${vars.color.accent}`,
  outlineOffset: '6px',
  backgroundColor: vars.color.page,
});
