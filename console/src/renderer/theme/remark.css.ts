import { vars } from '@agency/site/ui/theme/contract.css.ts';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { style } from '@vanilla-extract/css';

/** A remark leans, as on a chart, in the face for reading: all else in the console stands upright in the other one. */
export const remark = style([text({ as: 'remark' }), { fontFamily: vars.font.text }]);
