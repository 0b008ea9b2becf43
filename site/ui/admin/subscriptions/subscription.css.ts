import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** The billing period, after the price. */
export const cycle = style({ fontSize: vars.size.small, fontWeight: 400, color: vars.color.textMuted });

export const reader = style({ fontFamily: vars.font.display });

/** An action with a long label, which takes a whole line on a phone. */
export const wide = style({ '@media': { [media.phone]: { width: '100%' } } });
globalStyle(`${wide} :is(button, select)`, { '@media': { [media.phone]: { width: '100%' } } });

/** The button that cancels the plan. Its label is in line with the text above. */
export const cancel = style({
  marginInlineStart: `calc(-1 * (${vars.density.buttonInsetSmall} + ${vars.density.line}))`,
});
globalStyle(`${cancel} button`, { color: vars.color.negative });

/** The statuses in a row: the state, the plan, and the report, which form columns with those of the other rows. */
export const columns = style({ display: 'flex', flexWrap: 'wrap', columnGap: '0.5rem' });
globalStyle(`${columns} > :nth-child(1)`, { minWidth: '6.3em' });
globalStyle(`${columns} > :nth-child(2)`, { minWidth: '4em' });

/** The date since which a payment is due, at the end of a row. */
export const pastDue = style({ color: vars.color.caution });

/** A fact with a button. The button looks like a link, and does not make the row taller. */
export const report = style({});
globalStyle(`${report} button`, { marginBlock: '-0.3rem', fontSize: 'inherit', fontWeight: 'inherit' });

/** The select for the plan, as tall as the buttons next to it. */
export const choice = style({
  selectors: {
    '&&': {
      width: 'auto',
      minWidth: '10rem',
      minHeight: vars.density.controlSmall,
      paddingBlock: 0,
      fontSize: vars.size.small,
      '@media': { [media.phone]: { width: '100%' } },
    },
  },
});

/** The delete button after an event. Negative margins keep it from making the line taller. */
export const deletion = style({ marginInlineStart: '0.75rem', selectors: { '&&': { marginBlock: '-0.4rem' } } });

export const noteText = style({
  marginTop: '0.25rem',
  maxWidth: '46rem',
  paddingLeft: '0.9rem',
  borderLeft: `3px solid ${vars.color.accent}`,
  fontFamily: vars.font.text,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** A month, with its invoice, its amount, and the status of its payment. */
export const month = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(9rem, max-content) minmax(4rem, max-content) 1fr',
  alignItems: 'baseline',
  gap: '0.2rem 1rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
