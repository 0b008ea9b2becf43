import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** A double line, like the border of a nautical chart: two hairlines with alternating bars between them. */
export const neatline = style({
  height: '7px',
  borderBlock: `1px solid ${vars.color.borderStrong}`,
  backgroundImage: `repeating-linear-gradient(to right, ${vars.color.borderStrong} 0 3rem, transparent 3rem 6rem)`,
  backgroundSize: '100% 3px',
  backgroundPosition: '0 1px',
  backgroundRepeat: 'no-repeat',
});

/** A plain frame around a picture: a line and a gap. */
export const framed = style({
  border: `1px solid ${vars.color.borderStrong}`,
  padding: '5px',
  backgroundColor: vars.color.surface,
});
