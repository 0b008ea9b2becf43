import { globalStyle, style } from '@vanilla-extract/css';
import { restingLine } from '#ui/field/field.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

const interfaceText = { fontFamily: vars.font.display, fontSize: vars.size.small, lineHeight: 1.45 } as const;

export const about = style([interfaceText, { maxWidth: '44rem' }]);

export const part = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: '1rem 3rem',
  paddingTop: '1.5rem',
  borderTop: `1px solid ${vars.color.border}`,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [media.desktop]: { gridTemplateColumns: '13rem minmax(0, 1fr)' } },
});
globalStyle(`${part} > h3`, { fontSize: vars.size.body });

export const ways = style({
  display: 'grid',
  gap: '1.25rem 2.5rem',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
globalStyle(`${ways} dd`, { ...interfaceText, marginTop: '0.25rem', color: vars.color.textMuted });
globalStyle(`${ways} b`, { fontWeight: 600, color: vars.color.text });

export const form = style({ display: 'grid', gap: vars.density.gapLarge });
export const control = style({
  width: '100%',
  minHeight: vars.density.control,
  padding: '0.45rem 0.6rem',
  border: `${vars.density.line} solid ${restingLine}`,
  backgroundColor: vars.color.surface,
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  color: vars.color.text,
  '::file-selector-button': {
    marginRight: '0.75rem',
    padding: '0.4rem 0.75rem',
    border: `${vars.density.line} solid ${vars.color.borderStrong}`,
    backgroundColor: vars.color.page,
    font: 'inherit',
    fontWeight: 600,
    color: vars.color.text,
    cursor: 'pointer',
  },
});
export const send = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.75rem 1.25rem' });
export const bar = style({
  appearance: 'none',
  width: '100%',
  height: '0.5rem',
  marginTop: '0.35rem',
  border: `1px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.surface,
  '::-webkit-progress-bar': { backgroundColor: vars.color.surface },
  '::-webkit-progress-value': { backgroundColor: vars.color.text },
  '::-moz-progress-bar': { backgroundColor: vars.color.text },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

export const runs = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const run = style([
  interfaceText,
  {
    display: 'grid',
    gap: '0.25rem 1.5rem',
    paddingBlock: '0.9rem',
    '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'baseline' } },
    selectors: {
      '&:first-child': { paddingTop: 0 },
      '& + &': { borderTop: `1px solid ${vars.color.border}` },
    },
  },
]);
globalStyle(`${run} > :nth-child(n + 3)`, { gridColumn: '1 / -1' });
export const file = style({ fontSize: vars.size.small, fontWeight: 600, overflowWrap: 'anywhere' });
export const when = style({ fontSize: vars.size.note, color: vars.color.textMuted });
export const outcome = style({
  selectors: { '&[data-state="failed"]': { display: 'flex', gap: '0.5rem', color: vars.color.negative } },
});
/** As tall as a line of text, so that the icon is level with the first line. */
export const sign = style({ flex: 'none', height: '1lh' });

export const groups = style({ display: 'grid', gap: '0.75rem', marginTop: '0.5rem', ':empty': { display: 'none' } });
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0 1.5rem',
  '@media': { [media.tablet]: { gridTemplateColumns: '9rem minmax(0, 1fr)' } },
});
/** The title and, at the end of its column, the count. */
export const groupTitle = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '0.5rem',
  '@media': { [media.tablet]: { justifyContent: 'space-between' } },
});
export const count = style({ fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
export const summary = style({ cursor: 'pointer' });
globalStyle(`${summary} + *`, { marginTop: '0.6rem' });
export const list = style({ display: 'grid', gap: '0.6rem', margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${list} > li`, { display: 'grid', overflowWrap: 'anywhere' });
export const things = style({ color: vars.color.textMuted });
