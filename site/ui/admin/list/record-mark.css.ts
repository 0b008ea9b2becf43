import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** What the server has not confirmed. */
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35rem',
  justifySelf: 'start',
  paddingInline: '0.4rem',
  // Its frame does not make the line higher, so that cards in a row stay level.
  marginBlock: '-1px',
  border: `1px solid ${vars.color.borderWarm}`,
  backgroundColor: vars.color.surfaceWarm,
  color: vars.color.text,
  fontSize: vars.size.note,
  fontWeight: 560,
  selectors: {
    '&[data-refused]': {
      borderColor: vars.color.negative,
      color: vars.color.negative,
      backgroundColor: vars.color.surface,
    },
  },
});
