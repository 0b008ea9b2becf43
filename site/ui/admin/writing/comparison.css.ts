import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const comparison = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.25rem' });
export const blocks = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.6rem' });
export const label = style({ marginTop: '0.5rem' });
export const block = style({
  paddingLeft: '1rem',
  borderLeft: `3px solid ${vars.color.border}`,
  maxWidth: '46rem',
  fontFamily: vars.font.text,
  lineHeight: 1.55,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-change="added"]': { borderColor: vars.color.positive },
    '&[data-change="removed"]': { borderColor: vars.color.negative },
    '&[data-change="changed"], &[data-change="formatted"]': { borderColor: vars.color.caution },
    '&[data-change="same"]': { color: vars.color.textMuted },
  },
});
export const name = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  color: vars.color.textMuted,
});
export const html = style({ fontFamily: 'ui-monospace, monospace', fontSize: '0.85em' });
export const same = style({
  minHeight: '2.5rem',
  display: 'list-item',
  listStylePosition: 'inside',
  alignContent: 'center',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  color: vars.color.textMuted,
  cursor: 'pointer',
});

// `ins` and `del` keep the browser's underline and strikethrough, so that they do not differ by color alone.
globalStyle(`${comparison} ins`, {
  color: vars.color.positive,
  textDecorationThickness: '1px',
  textUnderlineOffset: '3px',
});
globalStyle(`${comparison} del`, { color: vars.color.negative, textDecorationThickness: '1px' });
