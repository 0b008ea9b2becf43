import { style } from '@vanilla-extract/css';
import { warning } from '../warning.css.ts';

/** Across the page: what is shown may have changed since the survey. */
export const notice = style([
  warning,
  {
    // In view wherever on the page the reader is.
    position: 'sticky',
    top: '6rem',
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0.75rem 1.5rem',
    padding: '0.75rem 1rem',
  },
]);
