import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { compactRows } from '../layout/layout-styles.ts';

const line = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** The link or option around a row. The left edge marks the open row. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignContent: 'center',
  columnGap: '0.75rem',
  padding: '0.75rem 0.9rem',
  borderLeft: '3px solid transparent',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  lineHeight: 1.4,
  textDecoration: 'none',
  ':hover': { backgroundColor: vars.color.surfaceCool },
  // Draws the focus ring inside, because rows touch each other.
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    [`${compactRows} &`]: { paddingBlock: '0.4rem' },
    '&:is([aria-current], [aria-selected="true"])': {
      borderLeftColor: vars.color.accent,
      backgroundColor: vars.color.surfaceCoolStrong,
    },
  },
});

export const name = style([
  line,
  {
    alignSelf: 'baseline',
    fontSize: vars.size.body,
    fontWeight: 560,
    // A phone's short lines would cut many names.
    '@media': { [media.phone]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
    selectors: { [`${row}[data-unread] &`]: { fontWeight: 720 } },
  },
]);

/** The dot before an unread name. */
export const unreadMark = style({
  display: 'inline-block',
  width: '0.55rem',
  height: '0.55rem',
  marginRight: '0.45rem',
  borderRadius: '50%',
  backgroundColor: vars.color.accent,
  verticalAlign: '0.05em',
});

export const count = style({
  paddingInline: '0.4em',
  border: `1px solid ${vars.color.border}`,
  fontSize: vars.size.note,
  fontWeight: 560,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
});

export const when = style({
  alignSelf: 'baseline',
  justifySelf: 'end',
  fontSize: vars.size.note,
  fontStretch: '92%',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
});

/** The last line of a row: details, and an amount at its end. */
export const foot = style({
  display: 'flex',
  gridColumn: '1 / -1',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: '0.75rem',
});
/** Facts that wrap, so that none of them is cut. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 0.6rem',
  minWidth: 0,
  fontSize: vars.size.note,
  color: vars.color.textMuted,
});
/** One line of facts, which is cut if it is too long. */
export const about = style([line, { gridColumn: '1 / -1', fontSize: vars.size.note, color: vars.color.textMuted }]);
/** The beginning of a message. Hidden in compact rows. */
export const beginning = style([
  line,
  {
    gridColumn: '1 / -1',
    fontFamily: vars.font.text,
    color: vars.color.textMuted,
    selectors: { [`${compactRows} &`]: { display: 'none' }, [`${row}[data-unread] &`]: { color: vars.color.text } },
  },
]);

export const mark = style({ display: 'inline', marginInlineEnd: '0.35em', verticalAlign: '-0.15em' });
/** A record's state, before further details. */
export const standing = style({ marginInlineEnd: '0.6rem' });

/** The amount at the end of the last line, and an invoice number before it. */
export const end = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'baseline',
  columnGap: '0.5rem',
  fontSize: vars.size.note,
});
