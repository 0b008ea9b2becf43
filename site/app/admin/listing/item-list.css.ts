import { globalStyle, style } from '@vanilla-extract/css';
import { about, beginning, row as listRow, name, when } from '#ui/admin/list/list-row.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { section, wide } from './list-section.css.ts';

export const place = style({
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  '@media': {
    [media.desktop]: {
      position: 'relative',
      borderRight: `1px solid ${vars.color.border}`,
      selectors: { [`${wide} &`]: { borderRight: 0 } },
    },
    [`not ${media.desktop}`]: { selectors: { [`${section}[data-reading] &`]: { display: 'none' } } },
  },
});

export const separator = style({
  selectors: { [`${wide} &`]: { display: 'none' } },
  '@media': { [`not ${media.desktop}`]: { display: 'none' } },
});

export const list = style({});
export const item = style({
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  // Beside a reader, the list may end before the reader does.
  '@media': {
    [media.desktop]: {
      selectors: { [`${section}:not(${wide}) &:last-child`]: { borderBottom: `1px solid ${vars.color.border}` } },
    },
  },
});

/**
 * A row. On a narrow screen, rows have no padding, and the open row is not marked, because the list is hidden while
 * an item is open.
 */
export const row = style([
  listRow,
  {
    '@media': {
      [`not ${media.desktop}`]: {
        paddingInline: 0,
        borderLeftWidth: 0,
        selectors: { '&[aria-current]:not(:hover)': { backgroundColor: 'transparent' } },
      },
    },
  },
]);

/** Styles a row in a list that takes the whole width. On wide screens, such a row is one line. */
const inWideList = (of: string, rules: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${wide}${section} ${of}`, { '@media': { [media.laptop]: rules } });
inWideList(row, {
  gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 8fr) minmax(0, 12fr) 7rem',
  alignItems: 'baseline',
  columnGap: '1.5rem',
  // Aligns the times with the end of the line above the list.
  paddingInlineEnd: 0,
});
inWideList(name, { gridArea: '1 / 1' });
// Aligns the services of all rows, although only some rows have a state before the service.
inWideList(about, { display: 'grid', gridArea: '1 / 2', gridTemplateColumns: '8rem minmax(0, 1fr)' });
inWideList(`${about} > *`, { overflow: 'hidden', textOverflow: 'ellipsis' });
inWideList(`${about} > :last-child`, { gridColumn: 2 });
inWideList(beginning, { display: 'block', gridArea: '1 / 3' });
inWideList(when, { gridArea: '1 / 4', justifySelf: 'end' });

export const pages = style({
  display: 'flex',
  gap: '0.25rem',
  borderTop: `1px solid ${vars.color.border}`,
  // Beside a reader, the last row has its own line.
  '@media': { [media.desktop]: { selectors: { [`${section}:not(${wide}) &`]: { borderTop: 0 } } } },
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontWeight: 600,
});

export const page = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '3rem',
  paddingInline: '0.9rem',
  color: vars.color.accent,
  textDecorationColor: 'transparent',
  ':hover': { textDecorationColor: 'currentColor' },
  ':focus-visible': { outlineOffset: '-3px' },
  '@media': {
    [`not ${media.desktop}`]: {
      selectors: {
        '&:first-child:not(:last-child)': { paddingInlineStart: 0 },
        '&:last-child': { paddingInlineEnd: 0 },
      },
    },
  },
});

export const older = style([page, { marginLeft: 'auto' }]);
inWideList(older, { paddingInlineEnd: 0 });
