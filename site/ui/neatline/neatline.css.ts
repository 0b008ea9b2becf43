import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** The graduated double rule of a chart's border: hairline, alternating bars, hairline. */
export const neatline = style({
  height: '7px',
  borderBlock: `1px solid ${vars.color.borderStrong}`,
  backgroundImage: `repeating-linear-gradient(to right, ${vars.color.borderStrong} 0 3rem, transparent 3rem 6rem)`,
  backgroundSize: '100% 3px',
  backgroundPosition: '0 1px',
  backgroundRepeat: 'no-repeat',
});

/** The same border around a picture: a hairline, a gap, a rule. */
export const framed = style({
  border: `1px solid ${vars.color.borderStrong}`,
  padding: '5px',
  backgroundColor: vars.color.surface,
});
