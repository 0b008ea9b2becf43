import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

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
export const about = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '0.9rem' });
export const title = style({ ':focus': { outline: 'none' } });
/** The label of the last control ends where the list ends. */
export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  marginInline: `auto calc(-1 * ${vars.density.buttonInsetSmall})`,
});
export const fact = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.body,
  fontWeight: 560,
  lineHeight: 1.4,
});
export const state = style({
  textWrap: 'wrap',
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  lineHeight: 1.4,
  color: vars.color.textMuted,
});
/** A line breaks before or after the link, not within it. */
globalStyle(`${state} > :is(a, button)`, { whiteSpace: 'nowrap' });
export const summary = style({
  width: 'fit-content',
  paddingBlock: '0.25rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  cursor: 'pointer',
});

export const list = style({
  listStyle: 'none',
  padding: 0,
  borderTop: `1px solid ${vars.color.border}`,
  borderBottom: `1px solid ${vars.color.borderStrong}`,
});
export const cause = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.25rem' });
export const mail = style({
  display: 'grid',
  gap: '0.75rem 1.5rem',
  justifyItems: 'start',
  paddingBlock: '0.8rem',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});

export const text = style({ display: 'grid', gap: '0.2rem', minWidth: 0, overflowWrap: 'anywhere' });
/** The label of the last button ends where the list ends. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  '@media': { [media.tablet]: { marginInlineEnd: `calc(-1 * ${vars.density.buttonInsetSmall})` } },
});

export const code = style({ fontSize: '0.92em' });

export const reason = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
