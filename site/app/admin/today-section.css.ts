import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** Ends with a line, as the lists above and below do. */
export const statistics = style({ paddingBottom: '2rem', borderBottom: `1px solid ${vars.color.borderStrong}` });
