import { style } from '@vanilla-extract/css';

/** Words for screen readers where a picture says it to the eye. */
export const visuallyHidden = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
