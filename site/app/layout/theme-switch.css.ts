import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const choices = style({
  display: 'inline-flex',
  margin: 0,
  padding: 0,
  border: `1px solid ${vars.color.borderStrong}`,
  // Hidden without scripts, because the switch would do nothing.
  '@media': { '(scripting: none)': { display: 'none' } },
});

export const choice = style({
  position: 'relative',
  cursor: 'pointer',
  selectors: { '& + &': { borderLeft: `1px solid ${vars.color.borderStrong}` } },
});

export const plate = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.45rem',
  minHeight: '2.75rem',
  paddingInline: '0.8rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  fontWeight: 560,
  lineHeight: 1,
  selectors: {
    'label:hover > &': { color: vars.color.text },
    'input:checked + &': { backgroundColor: vars.color.text, color: vars.color.page },
    'input:focus-visible + &': { outline: `3px solid ${vars.color.accent}`, outlineOffset: '3px' },
  },
  '@media': { '(forced-colors: active)': { selectors: { 'input:checked + &': { outline: '2px solid Highlight' } } } },
});
