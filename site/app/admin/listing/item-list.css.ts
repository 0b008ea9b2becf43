import { style } from '@vanilla-extract/css';
import { row as listRow } from '#ui/admin/list/list-row.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { section } from './list-section.css.ts';

export const place = style({
  display: 'grid',
  alignContent: 'start',
  minWidth: 0,
  '@media': {
    [media.desktop]: { position: 'relative', borderRight: `1px solid ${vars.color.border}` },
    [`not ${media.desktop}`]: { selectors: { [`${section}[data-reading] &`]: { display: 'none' } } },
  },
});

/** Only shown if list and item are side by side. */
export const separator = style({ '@media': { [`not ${media.desktop}`]: { display: 'none' } } });

export const list = style({});
export const item = style({ selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } } });

/** On a narrow screen, the list is shown without the open item, so rows have no padding, and the open one is not marked. */
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

export const pages = style({
  display: 'flex',
  gap: '0.25rem',
  borderTop: `1px solid ${vars.color.border}`,
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontWeight: 600,
});

export const page = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '3rem',
  paddingInline: '1.1rem',
  color: vars.color.accent,
  textDecorationColor: 'transparent',
  ':hover': { textDecorationColor: 'currentColor' },
  ':focus-visible': { outlineOffset: '-3px' },
  // The first and the last link are aligned with the rows.
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
