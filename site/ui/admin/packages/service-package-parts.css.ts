import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { about, narrow, actions as rowActions } from '../list/record-card.css.ts';

/** The fields, with the preview beside them where there is room. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.density.gapLarge} 3rem`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 20rem', alignItems: 'start' } },
});
export const column = style({ display: 'grid', alignContent: 'start', gap: vars.density.gapLarge });
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: `${vars.density.gapLarge} 1.5rem`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' } },
});

/** The field of the price. It is as wide as an amount needs. */
export const amount = style({});
globalStyle(`${amount} input`, { maxWidth: '12rem' });

/** Checkboxes, which are closer together than fields. */
export const boxes = style([pair, { rowGap: vars.density.gap }]);

/** Stays in view beside long fields. */
export const preview = style({
  display: 'grid',
  gap: '0.4rem',
  minWidth: 0,
  '@media': { [media.desktop]: { position: 'sticky', top: '1.5rem' } },
});
export const card = style({
  display: 'grid',
  gap: '0.9rem',
  '@media': { [media.tablet]: { maxWidth: '20rem' } },
  padding: '1.25rem',
  border: `1px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.surface,
  overflowWrap: 'anywhere',
});
export const shownName = style({ fontFamily: vars.font.display, fontSize: vars.size.body });
export const shown = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 0.5rem' });
export const shownText = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  lineHeight: 1.5,
  color: vars.color.textMuted,
  ':empty': { display: 'none' },
});
export const features = style({
  display: 'grid',
  gap: '0.45rem',
  margin: 0,
  borderTop: `1px solid ${vars.color.border}`,
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  lineHeight: 1.4,
  selectors: { '&&': { paddingTop: '0.9rem' }, '&:empty': { display: 'none' } },
});
globalStyle(`${features} > li`, { display: 'flex', gap: '0.5rem' });
export const sign = style({ flex: 'none', marginTop: 'calc((1lh - 15px) / 2)', color: vars.color.accent });
export const figure = style({ overflowWrap: 'anywhere' });
export const unit = style({ fontFamily: vars.font.display, fontSize: vars.size.small, color: vars.color.textMuted });
export const note = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  lineHeight: 1.45,
  color: vars.color.textMuted,
});

/** The name. On a phone, “Professional”, the tag, the actions and the price just fit on one line. */
export const name = style({ marginRight: '0.5rem' });
export const audience = style([
  about,
  {
    display: 'block',
    // Keeps the tag beside the name from touching this text.
    marginTop: '0.125rem',
    '@container': { [narrow]: { gridArea: '2 / 1 / auto / 3', display: 'block' } },
  },
]);
/** The amount with its period, at the end of the row, after the actions. In a narrow list, the period is below. */
export const price = style({
  display: 'flex',
  gridArea: '1 / 3 / span 2 / auto',
  alignItems: 'baseline',
  alignSelf: 'start',
  justifyContent: 'end',
  gap: '0.3rem',
  paddingLeft: '1.5rem',
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1.35,
  whiteSpace: 'nowrap',
  '@container': { [narrow]: { flexDirection: 'column', alignItems: 'end', gap: 0, paddingLeft: '0.75rem' } },
});
globalStyle(`${price} > strong`, { fontWeight: 560 });
export const period = style({ fontSize: vars.size.note, color: vars.color.textMuted, ':empty': { display: 'none' } });
/** The actions, before the price, so that all prices end where the list ends. */
export const actions = style([rowActions, { gridArea: '1 / 2', marginRight: 0 }]);
