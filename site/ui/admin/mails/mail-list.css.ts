import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { warning } from '../warning.css.ts';

export const section = style({ display: 'grid', gap: '1.25rem' });

/** The title with the count beside it, and the controls at the end. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem 0.9rem',
  alignItems: 'center',
  minHeight: '3.75rem',
  paddingBottom: '1rem',
  borderBottom: `1px solid ${vars.color.borderStrong}`,
});
export const title = style({ ':focus': { outline: 'none' } });
/** The label of the last control ends where the list ends. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  margin: `calc(-1 * ${vars.density.gapSmall}) calc(-1 * ${vars.density.buttonInsetSmall}) calc(-1 * ${vars.density.gapSmall}) auto`,
});
export const sign = style({ flex: 'none', marginTop: '0.15rem', color: vars.color.caution });

/** Mails with the same cause: an icon, the texts, and, if it is one mail, its actions, on a phone below the texts. */
export const cause = style([
  warning,
  {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '0.75rem 0.6rem',
    padding: '0.7rem 0.9rem',
    '@media': { [media.tablet]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'start' } },
  },
]);
export const fact = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontWeight: 620,
  lineHeight: 1.4,
});
export const state = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  lineHeight: 1.4,
  color: vars.color.textMuted,
});
/** The link to what a mail is about breaks as a whole. */
globalStyle(`${state} > :is(a, button)`, { whiteSpace: 'nowrap' });
export const why = style({ fontFamily: vars.font.display, fontSize: vars.size.small, lineHeight: 1.4 });
export const summary = style({
  width: 'fit-content',
  paddingBlock: '0.25rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  cursor: 'pointer',
});

export const list = style({ listStyle: 'none', padding: 0 });
export const mail = style({
  display: 'grid',
  gap: '0.75rem 1.5rem',
  justifyItems: 'start',
  paddingBlock: '0.8rem',
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});

export const text = style({ display: 'grid', gap: '0.2rem', minWidth: 0, overflowWrap: 'anywhere' });
export const what = style({ fontFamily: vars.font.display, fontSize: vars.size.small, lineHeight: 1.4 });

/** The buttons move outward by their inset, so that the label of the last one ends where the list ends. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  '@media': { [media.tablet]: { marginInlineEnd: `calc(-1 * ${vars.density.buttonInsetSmall})` } },
  selectors: {
    [`${cause} > &`]: { gridColumn: 2, '@media': { [media.tablet]: { gridColumn: 3, marginInlineEnd: 0 } } },
  },
});

/** The mail server's answer. */
export const reason = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
