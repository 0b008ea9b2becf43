import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { content, opener } from '../list/record-card.css.ts';

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.density.gapLarge} 3rem`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)' } },
});
export const column = style({ display: 'grid', alignContent: 'start', gap: vars.density.gapLarge });

/** Checkboxes, which are closer together than fields. */
export const boxes = style({ display: 'grid', gap: vars.density.gapSmall });

/** The price in the style of the service page. */
export const shown = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 0.5rem',
  marginTop: vars.density.gap,
  paddingBottom: vars.density.gap,
  borderBottom: `1px solid ${vars.color.border}`,
});
export const caption = style({ flexBasis: '100%', color: vars.color.textMuted });
export const figure = style({ overflowWrap: 'anywhere' });
export const unit = style({ fontFamily: vars.font.display, fontSize: vars.size.small, color: vars.color.textMuted });
export const note = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  lineHeight: 1.45,
  color: vars.color.textMuted,
});

/** The columns of all rows are equal, so that the prices are in line. */
const columns = {
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: '1.5rem',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 9.5rem' } },
};
/** A row of the list. */
export const row = style([opener, columns]);
/** A row that opens nothing. */
export const plainRow = style([content, columns]);
export const what = style({ overflowWrap: 'anywhere' });
export const name = style({ marginRight: '0.75rem', fontSize: vars.size.body, fontWeight: 600 });
export const popular = style({ fontSize: vars.size.note, color: vars.color.accent, whiteSpace: 'nowrap' });
export const audience = style({ display: 'block', fontSize: vars.size.note, color: vars.color.textMuted });
/** The amount ends where the others end, with or without a period. */
export const price = style({
  display: 'grid',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums lining-nums',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr 3.75rem', alignItems: 'baseline', gap: '0.4rem' },
  },
});
export const period = style({
  fontSize: vars.size.note,
  color: vars.color.textMuted,
  '@media': { [media.tablet]: { textAlign: 'left' } },
});
/** As wide without an action, where groups with and without actions are compared side by side. */
export const actions = style({
  minWidth: vars.density.controlSmall,
  '@media': { [media.phone]: { ':empty': { display: 'none' } } },
});
