import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { about, narrow, actions as rowActions } from '../list/record-card.css.ts';

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
  paddingTop: vars.density.gap,
  borderTop: `1px solid ${vars.color.border}`,
});
export const caption = style({ flexBasis: '100%', marginBottom: '0.5rem', color: vars.color.textMuted });
export const figure = style({ overflowWrap: 'anywhere' });
export const unit = style({ fontFamily: vars.font.display, fontSize: vars.size.small, color: vars.color.textMuted });
export const note = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  lineHeight: 1.45,
  color: vars.color.textMuted,
});

export const name = style({ marginRight: '0.75rem' });
export const popular = style({
  display: 'inline-block',
  paddingInline: '0.4em',
  border: `1px solid ${vars.color.border}`,
  fontSize: vars.size.note,
  fontWeight: 500,
  color: vars.color.textMuted,
});
export const audience = style([
  about,
  { display: 'block', '@container': { [narrow]: { gridArea: '2 / 1 / auto / -1', display: 'block' } } },
]);
/** All amounts end at one edge, with or without a period. In a narrow list, an amount is on its name's line. */
export const price = style({
  display: 'grid',
  gridArea: '1 / 2 / span 2 / auto',
  gridTemplateColumns: '1fr 3.75rem',
  alignItems: 'baseline',
  alignSelf: 'center',
  gap: '0.4rem',
  minWidth: '11rem',
  textAlign: 'right',
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  '@container': {
    [narrow]: {
      gridArea: '1 / 2',
      alignSelf: 'start',
      gridTemplateColumns: 'auto auto',
      minWidth: 0,
      paddingLeft: '0.75rem',
      lineHeight: `calc(1.4 * ${vars.size.body})`,
    },
  },
});
export const period = style({
  fontSize: vars.size.note,
  textAlign: 'left',
  color: vars.color.textMuted,
  '@container': { [narrow]: { ':empty': { display: 'none' } } },
});
/** The same width without an action, so that prices with and without actions beside them end at one edge. */
export const actions = style([rowActions, { minWidth: `calc(${vars.density.controlSmall} + 0.5rem)` }]);
