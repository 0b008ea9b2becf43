import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { warning } from './warning.css.ts';

/** Places the icon on the left, and everything else beside it in one column. */
export const box = style([
  warning,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 42rem)',
    justifyContent: 'start',
    justifyItems: 'start',
    gap: '0.5rem 0.6rem',
    padding: '0.9rem clamp(1rem, 2vw, 1.25rem)',
    fontFamily: vars.font.display,
    fontSize: vars.size.small,
    lineHeight: 1.5,
    overflowWrap: 'anywhere',
  },
]);
globalStyle(`${box} > *`, { gridColumn: 2 });

export const sign = style({
  color: vars.color.caution,
  // Centers the icon on the first line of the title.
  marginTop: `calc((${vars.size.body} * 1.4 - 18px) / 2)`,
  selectors: { [`${box} > &`]: { gridColumn: 1 } },
});

export const title = style({ fontSize: vars.size.body, fontWeight: 620, lineHeight: 1.4 });

export const steps = style({
  display: 'grid',
  gap: '0.15rem',
  selectors: { '&&': { paddingInlineStart: '1.35em', listStyle: 'decimal' } },
  '::marker': { color: vars.color.textMuted },
});
