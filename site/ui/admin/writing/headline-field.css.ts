import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const place = style({ display: 'grid', gap: vars.density.gapSmall });

/** A hidden copy of the text gives the field its height, because not every browser sizes a field by its content. */
export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlock: '0.15em',
  borderBottom: '2px solid transparent',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  // A line below the field shows the focus, instead of a ring.
  ':focus-within': { borderColor: vars.color.accent },
  selectors: { '&[data-invalid]': { borderColor: vars.color.negative } },
  '::after': { gridArea: '1 / 1', content: 'attr(data-value) " "', visibility: 'hidden' },
});
export const control = style({
  gridArea: '1 / 1',
  width: '100%',
  padding: 0,
  border: 0,
  outline: 'none',
  background: 'none',
  color: vars.color.text,
  letterSpacing: 'inherit',
  overflow: 'hidden',
  resize: 'none',
  overflowWrap: 'anywhere',
  '::placeholder': { color: vars.color.textMuted, opacity: 0.75 },
  '@media': { '(scripting: none)': { minHeight: '3lh', overflow: 'auto' } },
});
