import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { hidden } from '#ui/visually-hidden/hidden.ts';
import { part } from '../../reader/reader.css.ts';

const place = createContainer();
const whenWidth = '6.75rem';
/** Matches if the pane has room for five columns. */
const roomy = `${place} (min-width: 37rem)`;

export const section = style([part, { containerName: place, containerType: 'inline-size' }]);
/** The title, next to the marker that collapses the ledger. */
export const title = style({ display: 'inline' });
/** Has the font size of its title, so that the marker is as large as those of other disclosures. */
export const fold = style({
  width: 'fit-content',
  marginBottom: '0.5rem',
  fontSize: vars.size.note,
  cursor: 'pointer',
});

export const table = style({
  display: 'block',
  width: '100%',
  borderCollapse: 'collapse',
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  '@container': { [roomy]: { display: 'table', tableLayout: 'fixed' } },
});

/** The table's head, which is visible only above columns. Screen readers announce it in both layouts. */
export const head = style({
  ...hidden,
  textAlign: 'left',
  color: vars.color.textMuted,
  '@container': {
    [roomy]: {
      position: 'static',
      width: 'auto',
      height: 'auto',
      overflow: 'visible',
      clipPath: 'none',
      whiteSpace: 'normal',
    },
  },
});
globalStyle(`${table} th`, {
  padding: '0.4rem 1rem 0.4rem 0',
  fontWeight: 560,
  borderBottom: `1px solid ${vars.color.borderStrong}`,
});
globalStyle(`${table} th:nth-child(1)`, { width: whenWidth });
globalStyle(`${table} th:nth-child(3)`, { width: '5.9rem' });
globalStyle(`${table} th:nth-child(4)`, { width: '6.75rem' });
globalStyle(`${table} th:nth-child(5)`, { width: '8.75rem' });

globalStyle(`${table} tbody`, { display: 'block', '@container': { [roomy]: { display: 'table-row-group' } } });

/** An event. Without room for columns, its name and amount share the first row, and the rest is below. */
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '0.15rem 1rem',
  paddingTop: '0.5rem',
  '@container': { [roomy]: { display: 'table-row', verticalAlign: 'top' } },
  selectors: { '&:not(:last-child)': { paddingBottom: '0.5rem' } },
});
/** The details of an event, directly below the event. */
export const more = style({
  display: 'block',
  marginTop: '-0.5rem',
  '@container': { [roomy]: { display: 'table-row' } },
});
const cell = style({
  ':empty': { display: 'none' },
  '@container': {
    [roomy]: {
      padding: '0.55rem 0.9rem 0.4rem 0',
      selectors: { '&:empty': { display: 'table-cell' }, '&:last-child': { paddingRight: 0 } },
    },
  },
});

export const when = style([
  cell,
  { gridColumn: '1 / -1', gridRow: '2', color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' },
]);
export const what = style([cell, { selectors: { '&[data-milestone]': { fontWeight: 640 } } }]);
export const reason = style({
  display: 'block',
  fontFamily: vars.font.text,
  fontStyle: 'italic',
  fontWeight: 400,
  color: vars.color.textMuted,
});
export const amount = style([cell, { fontVariantNumeric: 'tabular-nums', textAlign: 'right', whiteSpace: 'nowrap' }]);

/** Shows the heading before the value if there are no columns. */
const named = (name: string) =>
  style([
    cell,
    {
      gridColumn: '1 / -1',
      '::before': { content: `${name}: ` },
      '@container': { [roomy]: { selectors: { '&::before': { content: 'none' } } } },
    },
  ]);
export const status = named('PayPal');
export const request = style([named('Request'), { color: vars.color.textMuted }]);
export const detail = style({ '@container': { [roomy]: { paddingLeft: whenWidth } } });
globalStyle(`${line} + ${line}, ${more} + ${line}`, { borderTop: `1px solid ${vars.color.border}` });

export const summary = style({
  width: 'fit-content',
  minHeight: '1.75rem',
  color: vars.color.accent,
  cursor: 'pointer',
});
export const json = style({
  marginBlock: '0.25rem 0.75rem',
  padding: '0.75rem 1rem',
  backgroundColor: vars.color.surfaceCool,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
