import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const list = style({ display: 'grid', gap: '0.9rem', margin: '0.6rem 0 0.4rem', padding: 0, listStyle: 'none' });
/** A finding. Its actions are beside it if there is room. */
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.2rem 1.5rem',
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
export const words = style({ display: 'grid', gap: '0.2rem', alignContent: 'start' });
export const severity = style({
  fontFamily: vars.font.display,
  fontWeight: 640,
  selectors: { '&[data-severity="error"]': { color: vars.color.negative } },
});
export const quote = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.color.textMuted,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1.25rem' });
export const pass = style({
  display: 'grid',
  gap: '0.75rem',
  justifyItems: 'start',
  padding: '0.5rem 0 0.25rem',
  '@media': {
    [media.tablet]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'minmax(12rem, 30rem) auto auto',
      justifyContent: 'start',
      justifyItems: 'stretch',
    },
  },
});
/** The button that lets a warning pass, level with the fields instead of their labels. */
export const passButton = style({
  alignSelf: 'start',
  '@media': { [media.tablet]: { marginTop: `calc(${vars.size.note} * 1.35 + ${vars.density.gapSmall})` } },
});
export const done = style({ color: vars.color.textMuted });
