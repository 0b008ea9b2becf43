import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { onHover } from './calm-icons.css.ts';
import { row } from './list-row.css.ts';

const container = createContainer();
/** Matches if long texts do not fit side by side. */
export const narrow = `${container} (max-width: 34rem)`;

/** The box around the rows. Their layout depends on its width. */
export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  containerName: container,
  containerType: 'inline-size',
});

/** The columns of a row: name and description, marks, and actions. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto',
  alignItems: 'center',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

/** The actions. In a narrow list, they are beside the name, so that the description below has the full width. */
export const actions = style([
  onHover,
  {
    display: 'flex',
    gridArea: '1 / 3',
    alignItems: 'center',
    paddingLeft: '0.5rem',
    // The last icon ends where the row ends.
    marginRight: '-0.5rem',
    '@container': { [narrow]: { alignSelf: 'start', marginTop: `calc(1.45rem - ${vars.density.controlSmall} / 2)` } },
  },
]);

/** An action with a label. It is always visible, and its label ends where the row ends. */
export const textAction = style({
  selectors: { '&&&': { opacity: 1 } },
  marginInlineEnd: '0.5rem',
});

const columns = {
  gridArea: '1 / 1 / 2 / -1',
  gridTemplateColumns: 'subgrid',
  columnGap: 0,
} as const;

/** A row that is not a link. */
export const content = style([row, columns, { paddingInline: 0, borderLeft: 0, ':hover': { background: 'none' } }]);

/**
 * The link or button around a row. Its background is wider than the list, so that its text is aligned with the
 * heading.
 */
export const opener = style([
  row,
  columns,
  {
    marginInline: 'calc(-0.9rem - 3px) -0.9rem',
    borderBlock: 0,
    borderRight: 0,
    background: 'none',
    color: 'inherit',
    textAlign: 'left',
    cursor: 'pointer',
  },
]);

export const name = style({
  gridArea: '1 / 1',
  fontSize: vars.size.body,
  fontWeight: 560,
  overflowWrap: 'anywhere',
});

/** The marks: beside name and description, or on a line of their own in a narrow list. */
export const beside = style({
  gridArea: '1 / 2 / span 2 / auto',
  alignSelf: 'center',
  paddingLeft: '1.5rem',
  fontSize: vars.size.note,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
  ':empty': { display: 'none' },
  '@container': { [narrow]: { gridArea: '2 / 1 / auto / -1', paddingLeft: 0 } },
});

/** The description, on one line, or on two in a narrow list. */
export const about = style({
  display: '-webkit-box',
  gridArea: '2 / 1',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  fontSize: vars.size.note,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  ':empty': { display: 'none' },
  '@container': { [narrow]: { gridArea: '3 / 1 / auto / -1', WebkitLineClamp: 2 } },
});
export const typed = style({ fontFamily: vars.font.text, fontSize: vars.size.small });
// In a narrow list, an action with a label is centered at the row's end, so the description must end before it.
globalStyle(`${item}:has(${textAction}) ${about}`, { '@container': { [narrow]: { gridColumnEnd: 3 } } });
globalStyle(`${actions}:has(${textAction})`, { '@container': { [narrow]: { alignSelf: 'center', marginTop: 0 } } });
/** A part of the text below the name that is not broken over two lines, such as a date. */
export const unbroken = style({ whiteSpace: 'nowrap' });
/** A part of this text that is set apart from the next part. */
export const spaced = style({ marginInlineEnd: '0.5rem' });
