import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** The empty status also takes up its line, so that nothing moves once the stream opens. */
export const connection = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: '1lh',
  selectors: {
    // A filled dot while changes arrive, and otherwise a ring. Without color, and in forced colors, the two still
    // differ.
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
