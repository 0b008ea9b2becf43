import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** The status takes up a line even while it is empty, so that nothing moves when its text appears. */
export const connection = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: '1lh',
  selectors: {
    // While changes arrive, the dot is filled. Otherwise, it is a ring, so color is not the only difference.
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
