import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { bottomBar } from '#ui/toast/toaster.css.ts';
import { contentInset, formWidth } from '../frame/admin-frame.css.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.25rem' });
export const formPage = style([page]);
/** The head of a page, on one line. Unless the head is also `titled`, a long name is cut. */
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  minHeight: '2.75rem',
  '@media': { [media.tablet]: { gap: '1rem' } },
});
export const back = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4rem',
  minHeight: '2.75rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textDecoration: 'none',
  ':hover': { color: vars.color.accent },
});
/** The link back from a page without a list. Hidden on a desktop, where the rail links to the other views. */
export const backToToday = style([
  back,
  { '@media': { [media.phone]: { flexBasis: '100%' }, [media.desktop]: { display: 'none' } } },
]);
globalStyle(`${formPage} > *`, { maxWidth: formWidth });
globalStyle(`${formPage} > ${head}`, {
  minHeight: '3.75rem',
  paddingBottom: '1rem',
  borderBottom: `1px solid ${vars.color.borderStrong}`,
});
/** A head that shows the page's title in full. On a phone, the title is below the links. */
export const titled = style({
  '@media': { [media.phone]: { flexWrap: 'wrap', rowGap: 0 } },
});
export const long = style({ flexShrink: 1, minWidth: 0 });
/** Keeps its width beside a name that is cut. */
export const whole = style({ flex: 'none' });
export const name = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const about = style([
  name,
  {
    display: 'flex',
    alignItems: 'center',
    gap: '0.75rem',
    fontFamily: vars.font.display,
    fontSize: vars.size.small,
    color: vars.color.textMuted,
  },
]);
/** The heading of a new record, small because the form below shows the title. */
export const small = style([name, { fontSize: 'inherit', fontWeight: 500, color: vars.color.text }]);
export const heading = style([name, { color: vars.color.text, '@media': { [media.phone]: { whiteSpace: 'normal' } } }]);
globalStyle(`${titled} > ${about}`, { '@media': { [media.phone]: { order: 1, flexBasis: '100%' } } });
/** The link to the details. It is hidden where the details stand beside the text. */
export const toDetails = style({ '@media': { [media.laptop]: { display: 'none' } } });
/** Aligns the last link's label with the page's edge. */
export const links = style({
  display: 'flex',
  flex: 'none',
  marginInline: 'auto -0.6rem',
  '@media': { [media.tablet]: { gap: '0.25rem', marginInlineEnd: `calc(-1 * ${vars.density.buttonInsetSmall})` } },
});
/** The head of a text. On a phone, its links are on a line of their own, aligned with the text. */
export const ofText = style({ '@media': { [media.phone]: { flexWrap: 'wrap', rowGap: 0 } } });
globalStyle(`${ofText} > ${links}`, {
  '@media': { [media.phone]: { flex: '1 0 100%', flexWrap: 'wrap', marginInline: '-0.6rem' } },
});

/** On a desktop, even a short form reaches down to the window's end. The head and the space around it take 5.5 rem. */
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '1.75rem',
  minWidth: 0,
  marginBottom: `calc(-1 * ${contentInset.end})`,
  '@media': { [media.desktop]: { minHeight: 'calc(100dvh - 5.5rem)' } },
});

export const foot = style({
  position: 'sticky',
  bottom: 0,
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem 1rem',
  margin: `auto calc(-1 * ${contentInset.inline}) 0`,
  padding: `0.5rem ${contentInset.inline} max(0.5rem, env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.page,
});
// On a page with short fields, the bar directly follows the form, and is as wide as the page.
globalStyle(`${formPage} ${form}`, { '@media': { [media.desktop]: { minHeight: 0 } } });
// The shadow covers the outline of a focused field behind the bar, because the outline is wider than the bar.
globalStyle(`${formPage} ${foot}`, {
  borderTopColor: vars.color.borderStrong,
  boxShadow: `0.5rem 0 ${vars.color.page}`,
  '@media': { [media.desktop]: { marginInline: 0, paddingInline: 0 } },
});
// On a page with short fields, the bar does not cover fields while nothing is unsaved.
globalStyle(`${formPage} ${foot}:has([data-save-state="saved"])`, { position: 'static' });
// Keeps focused fields above the bar.
globalStyle(`:root:has(${foot})`, { vars: { [bottomBar]: '3.75rem' }, scrollPaddingBottom: '5rem' });

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  '@media': { [media.tablet]: { flexDirection: 'row', alignItems: 'center', gap: '1.5rem' } },
});
// On a page with short fields, the state is beside the buttons.
globalStyle(`${formPage} ${state}`, { '@media': { [media.tablet]: { marginInlineStart: 'auto' } } });
// A problem is a whole sentence, so on a phone it has a line of its own.
globalStyle(`${foot}:has([data-save-state="here"])`, { '@media': { [media.phone]: { flexWrap: 'wrap' } } });
globalStyle(`${state}:has([data-save-state="here"])`, { '@media': { [media.phone]: { flexBasis: '100%' } } });
export const facts = style([
  name,
  {
    fontFamily: vars.font.display,
    fontSize: vars.size.note,
    lineHeight: 1.3,
    color: vars.color.textMuted,
    fontVariantNumeric: 'tabular-nums',
    ':empty': { display: 'none' },
  },
]);
// On a phone, the facts about a text are below its state. If the buttons leave too little room, both are above the
// buttons.
globalStyle(`${foot}:has(${facts}:not(:empty))`, { '@media': { [media.phone]: { flexWrap: 'wrap', gap: '0.5rem' } } });
globalStyle(`${foot} > ${state}:has(${facts}:not(:empty))`, {
  '@media': { [media.phone]: { flex: '1 0 7rem', flexFlow: 'wrap', gap: '0 0.75rem' } },
});
globalStyle(`:root:has(${foot} ${facts}:not(:empty)):not(:has([data-save-state="saved"]))`, {
  '@media': { [media.phone]: { vars: { [bottomBar]: '5.75rem' }, scrollPaddingBottom: '7rem' } },
});
export const buttons = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  marginInlineStart: 'auto',
  '@media': {
    [media.phone]: { flex: '0 1 auto', flexWrap: 'wrap', justifyContent: 'end', rowGap: '0.25rem' },
    [media.tablet]: { gap: '0.25rem' },
  },
});
globalStyle(`${formPage} ${buttons}`, { '@media': { [media.tablet]: { marginInlineStart: 0 } } });
/** The button that changes what visitors see stands apart from the others. */
export const save = style({ selectors: { '* + &': { marginInlineStart: '0.5rem' } } });
