import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** The billing period, after the price. */
export const cycle = style({ fontSize: vars.size.small, fontWeight: 400, color: vars.color.textMuted });

export const reader = style({ fontFamily: vars.font.display });

/** An action with a long label, which takes a whole line on a phone. */
export const wide = style({ '@media': { [media.phone]: { width: '100%' } } });
globalStyle(`${wide} button`, { '@media': { [media.phone]: { width: '100%' } } });

/** The button that cancels the plan, below a line. */
export const cancel = style({
  paddingTop: '1.5rem',
  borderTop: `1px solid ${vars.color.border}`,
});

/** The select for the plan, as tall as the buttons next to it. */
export const choice = style({
  selectors: {
    '&&': { width: 'auto', minHeight: vars.density.controlSmall, paddingBlock: 0, fontSize: vars.size.small },
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
