import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { calmIcons, onHover } from './calm-icons.css.ts';

const container = createContainer();
/** Matches if two cards do not fit side by side. */
const oneColumn = `${container} (width <= 25rem)`;
const severalColumns = `${container} (width > 25rem)`;
const wideRows = `${container} (width > 52rem)`;

/** The box around the cards. Their layout depends on its width. */
export const place = style({ containerName: container, containerType: 'inline-size' });

/** Cards side by side, each with its picture above its text. If there is one column, cards are rows. */
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))',
  gap: `${vars.density.gapLarge} 1rem`,
  '@container': { [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.density.gap } },
});

/** Cards as rows at every width, for records whose titles matter more than their pictures. */
export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: vars.density.gap });

const rowItemRows = { gridTemplateRows: 'auto', rowGap: 0 } as const;
/** The columns of a row, for picture, text, and actions. */
const rowItem = { gridTemplateColumns: '7.5rem minmax(0, 1fr) auto', columnGap: '1rem' } as const;
const narrowRowItem = { gridTemplateColumns: '6.5rem minmax(0, 1fr) auto', columnGap: '0.75rem' } as const;
/** The columns of a wide row. The dates of all rows are aligned in the last column. */
const wideRowItem = { gridTemplateColumns: '7.5rem minmax(0, 1fr) auto 12.5rem' } as const;
const rowLine = { paddingTop: vars.density.gap, borderTop: `1px solid ${vars.color.border}` };
export const item = style({
  display: 'grid',
  position: 'relative',
  gridTemplateRows: 'auto 1fr',
  rowGap: '0.6rem',
  selectors: { [`${rows} > &`]: { ...rowItem, ...rowItemRows }, [`${rows} > & + &`]: rowLine },
  '@container': {
    [oneColumn]: {
      ...narrowRowItem,
      ...rowItemRows,
      selectors: { [`${rows} > &`]: narrowRowItem, '& + &': rowLine },
    },
    [wideRows]: { selectors: { [`${rows} > &`]: wideRowItem } },
  },
});

const rowCard = { gridArea: '1 / 1 / auto / -1', gridTemplateRows: 'auto', gridTemplateColumns: 'subgrid' } as const;
export const card = style({
  display: 'grid',
  gridArea: '1 / 1 / span 2 / auto',
  gridTemplateRows: 'subgrid',
  padding: 0,
  border: 0,
  background: 'none',
  fontFamily: vars.font.display,
  color: 'inherit',
  lineHeight: 1.45,
  textAlign: 'left',
  textDecoration: 'none',
  selectors: { ':is(a, button)&': { cursor: 'pointer' }, [`${rows} &`]: rowCard },
  '@container': {
    [oneColumn]: rowCard,
    [severalColumns]: { selectors: { [`${rows} &`]: { alignItems: 'center' } } },
  },
});

/** The frame of a picture, in the accent color while its record is open. */
export const picture = style({
  display: 'block',
  alignSelf: 'start',
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  transition: `border-color ${vars.duration.quick} ${vars.ease.out}`,
  selectors: {
    [`:is(a, button)${card}:hover &`]: { borderColor: vars.color.borderStrong },
    [`${card}[aria-current="true"] &`]: { borderColor: vars.color.accent, boxShadow: `0 0 0 1px ${vars.color.accent}` },
  },
});

/** Shows the whole picture instead of a crop. */
export const whole = style({});
globalStyle(`${whole} img`, { objectFit: 'contain' });
// The night theme does not tint these pictures, because the library shows files as they are.
globalStyle(`${whole} picture::after`, { display: 'none' });

export const content = style({
  display: 'grid',
  alignContent: 'start',
  rowGap: '0.3rem',
  '@container': {
    [wideRows]: { selectors: { [`${rows} &`]: { gridColumn: '2 / -1', gridTemplateColumns: 'subgrid' } } },
  },
});
/** The facts of a card. In a row, they are on one line, except for the date of a wide row. */
export const details = style({
  display: 'grid',
  alignContent: 'start',
  gap: '0.3rem',
  selectors: { [`${rows} &`]: { display: 'flex', flexWrap: 'wrap', gap: '0.15rem 0.75rem' } },
  '@container': { [wideRows]: { selectors: { [`${rows} &`]: { display: 'contents' } } } },
});
export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.body,
  fontWeight: 620,
  lineHeight: 1.3,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
  '@container': {
    // Narrow columns need all of their width.
    [oneColumn]: { textWrap: 'wrap' },
    [wideRows]: { selectors: { [`${rows} &`]: { gridColumn: 1 } } },
  },
});
/** The name of a file. In a grid, it is cut to one line, so that all cards have the same height. */
export const fileName = style({
  '@container': {
    [severalColumns]: {
      selectors: { [`${grid} &`]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } },
    },
  },
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: '0.15rem 0.75rem',
  fontSize: vars.size.note,
  color: vars.color.textMuted,
});
export const about = style([
  line,
  {
    ':empty': { display: 'none' },
    '@container': { [wideRows]: { selectors: { [`${rows} &`]: { gridColumn: 1 } } } },
  },
]);
/** The date of a row. In a narrow list, it has its own line. */
export const when = style([
  line,
  {
    '@container': {
      [oneColumn]: { flexBasis: '100%' },
      [wideRows]: {
        selectors: {
          [`${rows} &`]: {
            display: 'block',
            gridArea: '1 / 3 / span 2 / auto',
            alignSelf: 'center',
            textAlign: 'end',
            fontVariantNumeric: 'tabular-nums',
          },
        },
      },
    },
  },
]);
/** Content that is hidden in a narrow row. */
export const spare = style({ '@container': { [oneColumn]: { display: 'none' } } });
export const strong = style({ color: vars.color.text, fontWeight: 620 });

export const metrics = style([
  line,
  { display: 'grid', gap: '0.1rem', overflowWrap: 'anywhere', '@container': { [oneColumn]: { display: 'none' } } },
]);
globalStyle(`${metrics} strong`, { color: vars.color.text, fontWeight: 640, fontVariantNumeric: 'tabular-nums' });

/** The handle that moves the card. Its icon is at the end of the title's first line, and ends where the card ends. */
export const handle = style([
  calmIcons,
  {
    display: 'grid',
    gridArea: '2 / 1',
    gridTemplate: '100% / 100%',
    placeItems: 'center',
    justifySelf: 'end',
    width: '17px',
    height: `calc(1.3 * ${vars.size.body})`,
    '@container': { [oneColumn]: { gridArea: '1 / 3' } },
  },
]);
globalStyle(`${item}:has(> ${handle}) ${title}`, {
  '@container': { [severalColumns]: { paddingInlineEnd: '1.5rem' } },
});

const actionsOfRow = {
  position: 'static',
  gridArea: '1 / 3',
  // The last icon ends where the row ends. The first icon is level with the title.
  marginBlock: `calc(0.65rem - ${vars.density.controlSmall} / 2)`,
  marginInline: '-0.5rem -0.85rem',
  flexDirection: 'column',
  justifyContent: 'space-between',
} as const;

/** The actions: in the upper right corner of the picture in a grid, and at the end of a row. */
export const actions = style([
  onHover,
  {
    display: 'flex',
    position: 'absolute',
    top: '0.5rem',
    insetInline: '0.5rem',
    justifyContent: 'end',
    // Clicks between the buttons reach the picture, which opens the record.
    pointerEvents: 'none',
    // Hides an empty box. Without scripts, only links are left, and some cards have none.
    '@media': { '(scripting: none)': { selectors: { '&:not(:has(a))': { display: 'none' } } } },
    '@container': {
      [oneColumn]: actionsOfRow,
      [wideRows]: {
        selectors: { [`${rows} &`]: { flexDirection: 'row', alignSelf: 'center' } },
      },
    },
    selectors: {
      [`${rows} &`]: actionsOfRow,
      // Places the actions below the handle, which is as tall as an action's button on touch screens.
      [`${item}:has(> ${handle}) > &`]: {
        '@container': { [oneColumn]: { justifyContent: 'end', paddingTop: vars.density.controlSmall } },
      },
    },
  },
]);

// Shows the progress of an action below the card, where it stays visible and covers nothing.
globalStyle(`${actions}${actions}:has(> ul)`, {
  position: 'static',
  flexFlow: 'row wrap',
  gridArea: 'auto / 1 / auto / -1',
  marginBlock: 0,
});
globalStyle(`${actions} > *`, { pointerEvents: 'auto' });
globalStyle(`${grid} > ${item} > ${actions}:not(:has(> ul)) > *`, {
  '@container': {
    [severalColumns]: {
      marginInlineStart: '-1px',
      border: `1px solid ${vars.color.borderStrong}`,
    },
  },
});
globalStyle(`${grid} > ${item} > ${actions}:not(:has(> ul)) > :not(:hover)`, {
  '@container': { [severalColumns]: { backgroundColor: vars.color.surface } },
});

/** Actions with a label, below the text of a card that is not a link. */
export const textActions = style({
  gridColumn: '1 / -1',
  marginLeft: `calc(-1 * (${vars.density.buttonInsetSmall} + ${vars.density.line}))`,
  '@container': {
    [oneColumn]: { gridColumn: '2 / -1' },
    [wideRows]: { selectors: { [`${rows} &`]: { gridArea: '1 / 3', alignSelf: 'center' } } },
  },
  selectors: { [`${rows} &`]: { gridColumn: '2 / -1' } },
});
