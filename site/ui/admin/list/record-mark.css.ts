import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** A conspicuous mark, such as for unsaved changes or a problem. */
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35rem',
  justifySelf: 'start',
  paddingInline: '0.4rem',
  // Keeps the border from making the line taller, so that cards in a row stay aligned.
  marginBlock: '-1px',
  border: `1px solid ${vars.color.borderWarm}`,
  backgroundColor: vars.color.surfaceCaution,
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

/** A boxed label for a property of a record. */
export const tag = style({
  display: 'inline-block',
  paddingInline: '0.4em',
  marginBlock: '-1px',
  border: `1px solid ${vars.color.border}`,
  fontSize: vars.size.note,
  fontWeight: 500,
  color: vars.color.textMuted,
});
