import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.75rem',
  '@media': { [media.tablet]: { gap: '2rem' } },
});
globalStyle(`${groups} [data-default]`, { color: vars.color.textMuted });
export const about = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  lineHeight: 1.45,
  color: vars.color.textMuted,
});

/** A heading, a remark, and fields. On a wide screen, the fields are beside heading and remark. */
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  paddingTop: '1.5rem',
  borderTop: `1px solid ${vars.color.border}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: '13rem minmax(0, 1fr)',
      columnGap: '3rem',
    },
  },
});
globalStyle(`${about} + ${group}`, { paddingTop: '0.5rem', borderTop: 0 });
/** `float` makes the legend a grid item instead of a part of the border. */
export const title = style({
  float: 'left',
  alignSelf: 'start',
  marginBottom: '0.35rem',
  padding: 0,
  fontSize: vars.size.body,
});
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.density.gapLarge,
  marginTop: vars.density.gapLarge,
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 3', marginTop: 0 } },
});
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 8rem',
  alignItems: 'start',
  gap: '1rem',
});
export const two = style({
  display: 'grid',
  gap: `${vars.density.gapLarge} 1rem`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const lock = style({ display: 'inline', verticalAlign: '-0.1em' });
