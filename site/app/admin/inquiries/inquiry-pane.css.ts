import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** What was written, line by line as it was. */
export const message = style({
  maxWidth: '42rem',
  paddingTop: '1.25rem',
  borderTop: `1px solid ${vars.color.border}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textWrap: 'wrap',
});
