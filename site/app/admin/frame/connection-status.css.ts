import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** The status takes up its line even while it is empty, so that nothing moves when the stream opens. */
export const connection = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: '1lh',
  selectors: {
    // Filled while changes arrive, and otherwise a ring, so that the two states differ without color and in forced colors.
    '&[data-connection]::before': {
      content: '',
      width: '0.5rem',
      height: '0.5rem',
      border: `2px solid ${vars.color.caution}`,
      borderRadius: '50%',
    },
    '&[data-connection="live"]::before': { borderWidth: '0.25rem', borderColor: vars.color.positive },
  },
});
