import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { hidden } from '#ui/visually-hidden/hidden.ts';
import { below, place } from '../people/person-column.css.ts';

export const reader = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.density.gapLarge,
  maxWidth: '46rem',
});

/** The address, with the icon that copies it on the same line. */
export const address = style({ display: 'flex', alignItems: 'center', maxWidth: '100%' });

/** The icon that copies the address, wide enough for a finger. */
export const copy = style({
  flex: 'none',
  minWidth: '1.75rem',
  justifyContent: 'center',
  selectors: { [`${address}${address} > &`]: { color: vars.color.textMuted } },
});
/** The link to all inquiries from the sender. Hidden on a phone, which lists them below the thread. */
export const bySender = style({ '@media': { [media.phone]: { display: 'none' } } });

/** Matches if the actions do not fit on one line. */
const narrow = '(width < 40rem)';
/** Matches if the tools fit on one line only without icons. */
const narrowest = '(width < 20.5rem)';

/** The frequent actions and, at the end of their line or below, the tools. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem',
  paddingTop: vars.density.gap,
});
export const decisions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  '@container': { [narrow]: { flexBasis: '100%' } },
});
/** Half of the gap between two tools. */
const toolInset = '0.65rem';
/** The first tool's icon and the last tool's label are aligned with the text above and below. */
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  marginInline: `calc(-1 * (${toolInset} + ${vars.density.line}))`,
});
globalStyle(`${actions}${actions} button`, { '@container': { [narrow]: { paddingInline: '0.6rem' } } });
globalStyle(`${actions}${actions} ${tools} button`, { paddingInline: toolInset });
// Without icons, all tools fit on one line of a small phone.
globalStyle(`${tools} svg`, { '@container': { [narrowest]: { display: 'none' } } });
globalStyle(`${actions}${actions} ${decisions} select`, {
  '@container': { [narrow]: { paddingInline: '0.8rem 2rem', backgroundPosition: 'right 0.8rem center' } },
});

/** The button that moves the focus to the reply field. It is shown only while that field is out of view. */
export const reply = style({});
globalStyle(`${place}:not(:has([data-out-of-view])) ${reply}${reply}:not(:focus)`, { display: 'none' });

/**
 * The button that hides the column about the sender. Its label ends where the line ends, and it does not make the line
 * taller. Left out while the column is below the thread, because it would be far from what it hides.
 */
export const hides = style({
  marginBlock: '-0.5rem',
  marginInlineEnd: `calc(-1 * (${vars.density.buttonInsetSmall} + ${vars.density.line}))`,
  '@container': { [below]: { selectors: { '&&&[aria-expanded="true"]': { display: 'none' } } } },
});

/** The select of the state, with its label beside it. */
export const state = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  color: vars.color.textMuted,
  marginInlineStart: '0.75rem',
  '@container': { [narrow]: { marginInlineStart: 0 } },
});
/** The label is left out on a narrow screen, so that all actions fit on two lines. Screen readers still read it. */
globalStyle(`${state} > span`, { '@container': { [narrow]: hidden } });

/** A select among buttons, as tall as the buttons. */
export const choice = style({
  selectors: {
    '&&': {
      width: 'auto',
      maxWidth: `max(6.25rem, calc(${vars.density.controlSmall} * 2.9))`,
      minHeight: vars.density.controlSmall,
      paddingBlock: 0,
      fontSize: vars.size.small,
    },
  },
});

/** A select as wide as its chosen option, because other options may be much longer. */
export const fitted = style({ selectors: { '&&': { fieldSizing: 'content', maxWidth: '11rem' } } });

/** A select without a box, as wide as its chosen option. Its arrow ends where the line ends. */
export const bare = style({
  selectors: {
    '&&': {
      flex: 'none',
      fieldSizing: 'content',
      maxWidth: 'none',
      paddingInline: '0.3rem 1.1rem',
      marginInlineEnd: `calc(-1 * ${vars.density.line})`,
      borderColor: 'transparent',
      backgroundColor: 'transparent',
      backgroundPosition: 'right center',
      fontWeight: 560,
    },
    '&&:hover': { color: vars.color.accent },
  },
});

/** The select of the snooze times. It looks like the tools beside it, and its icon opens it as well. */
export const snooze = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  marginInlineEnd: `calc(${toolInset} + ${vars.density.line})`,
});
globalStyle(`${snooze} > svg`, {
  position: 'absolute',
  insetInlineStart: toolInset,
  pointerEvents: 'none',
});
globalStyle(`${snooze}${snooze}${snooze} > select`, {
  paddingInlineStart: `calc(${toolInset} + 18px + 0.6em)`,
  fontSize: vars.density.controlTextSmall,
  '@container': { [narrowest]: { paddingInlineStart: toolInset } },
});
globalStyle(`${snooze}${snooze}${snooze} > select:hover`, {
  backgroundColor: vars.color.surfaceCool,
  color: vars.color.text,
});

/** The select of the sort order. Like the filters next to it, it has no box. */
export const sort = style([bare, { selectors: { '&&': { marginInlineStart: 'auto' } } }]);

/** The message with its line breaks. Its font size is the same in both densities. */
export const message = style({
  paddingTop: vars.density.gapLarge,
  borderTop: `1px solid ${vars.color.border}`,
  fontFamily: vars.font.text,
  fontSize: '1.0625rem',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textWrap: 'wrap',
  userSelect: 'text',
});
