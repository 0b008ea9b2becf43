import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { roomy } from '../posts/post-fields.css.ts';

/**
 * Stays in view while the text beside it scrolls, and can be scrolled separately. Its fields are less tall than those
 * of other forms.
 */
export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.density.gapLarge,
  // Leaves room for the sticky navigation.
  scrollMarginTop: '4.5rem',
  '@container': {
    [roomy]: {
      position: 'sticky',
      insetBlockStart: 0,
      alignSelf: 'start',
      maxBlockSize: 'calc(100dvh - 4rem)',
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      // The inset leaves room for the ring of a focused field.
      marginInlineEnd: '-0.4rem',
      paddingInline: '1.75rem 0.4rem',
      paddingBlock: '0.5rem 1.75rem',
      borderInlineStart: `1px solid ${vars.color.border}`,
      vars: {
        [vars.density.control]: '2.75rem',
        [vars.density.entryLines]: '6rem',
        [vars.density.gapLarge]: '1.1rem',
        [vars.size.body]: '1rem',
      },
    },
  },
});
export const head = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '1rem',
  paddingTop: '1rem',
  borderTop: `1px solid ${vars.color.borderStrong}`,
  '@container': { [roomy]: { display: 'none' } },
});
/** The link back to the text. Its label ends where the fields end. */
export const back = style({ marginInlineEnd: `calc(-1 * (${vars.density.buttonInsetSmall} + ${vars.density.line}))` });
