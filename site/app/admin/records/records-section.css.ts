import { globalStyle, style } from '@vanilla-extract/css';
import { rows } from '#ui/admin/list/picture-card.css.ts';
import { actions, textAction } from '#ui/admin/list/record-card.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1rem',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem',
  minHeight: vars.density.controlSmall,
});

/** On a phone, the search has its own line below the title and the buttons. */
export const search = style({
  order: 1,
  flex: '1 0 100%',
  minWidth: 0,
  '@media': { [media.tablet]: { order: 0, flex: '1 1 12rem', maxWidth: '22rem' } },
});
export const named = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '0.75rem',
  marginRight: 'auto',
  '@media': { [media.tablet]: { paddingRight: '1rem' } },
});
/** Hidden on a phone, where only the title and the buttons fit into the line. */
export const total = style({ '@media': { [media.phone]: { display: 'none' } } });
export const title = style({ ':focus': { outline: 'none' } });

/** Removes the gap below the filters, so that they touch the upper line of the list. */
export const filters = style({ marginBlock: '-0.25rem -1rem' });

/** The list between two lines. Cards and rows with pictures have padding next to these lines. Other rows have none. */
export const list = style({
  borderBlock: `1px solid ${vars.color.borderStrong}`,
  selectors: {
    '&[data-cards]': { paddingBlock: vars.density.gap, '@media': { [media.tablet]: { paddingBlock: '1.5rem' } } },
    [`&[data-cards]:has(> ${rows})`]: { paddingBlock: vars.density.gap },
  },
});

// Aligns the last icon, not its wider button, with the right end of the line below the row.
globalStyle(`${list} ${actions}:not(:has(${textAction}))`, {
  marginRight: `calc((17px - ${vars.density.controlSmall}) / 2)`,
});

/** Rows under a title, with a line above the first row and below the last. A list of groups has no lines of its own. */
export const group = style({
  borderBottom: `1px solid ${vars.color.border}`,
  selectors: { '& + &': { marginTop: '2.25rem' } },
});
globalStyle(`${list}:has(> ${group})`, { borderBlock: 'none', paddingTop: '1.25rem' });
export const groupTitle = style({
  paddingBottom: '0.5rem',
  borderBottom: `1px solid ${vars.color.borderStrong}`,
  fontSize: '1.125rem',
  fontWeight: 620,
  lineHeight: 1.3,
});
export const pages = style({ display: 'flex', justifyContent: 'space-between', gap: '1rem', marginTop: '-1rem' });
export const remark = style({ fontFamily: vars.font.display, fontSize: vars.size.small, color: vars.color.textMuted });
globalStyle(`${pages} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '3rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontWeight: 600,
  color: vars.color.accent,
  textDecorationColor: 'transparent',
});
globalStyle(`${pages} a:hover`, { textDecorationColor: 'currentColor' });
export const next = style({ marginLeft: 'auto' });
