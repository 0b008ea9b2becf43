import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

// A touch on the handle drags the card. A touch elsewhere scrolls the page.
export const handle = style({
  touchAction: 'none',
  cursor: 'grab',
  ':active': { cursor: 'grabbing' },
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
