import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

const container = createContainer();
/** Matches if there is no room for two cards side by side. */
const oneColumn = `${container} (max-width: 25rem)`;

/** The grid's container, whose width the grid queries. */
export const place = style({ containerName: container, containerType: 'inline-size' });

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 11.5rem), 1fr))',
  gap: `${vars.density.gapLarge} 1rem`,
  alignItems: 'start',
  '@container': { [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** For cards whose titles are sentences. */
export const wideGrid = style([
  grid,
  {
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))',
    '@container': { [oneColumn]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  },
]);

export const item = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.density.gapSmall });

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: '0.45rem 0.9rem',
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  fontFamily: vars.font.display,
  lineHeight: 1.45,
  textAlign: 'left',
  selectors: { 'button&': { cursor: 'pointer' } },
  '@container': { [oneColumn]: { gridTemplateColumns: '7rem minmax(0, 1fr)' } },
});

/** A picture's double frame, which has the accent color for the open item. */
export const picture = style({
  display: 'block',
  alignSelf: 'start',
  padding: '4px',
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  transition: `border-color ${vars.duration.quick} ${vars.ease.out}`,
  selectors: {
    [`button${card}:hover &`]: { borderColor: vars.color.borderStrong },
    [`${card}[aria-current="true"] &`]: { borderColor: vars.color.accent, boxShadow: `0 0 0 1px ${vars.color.accent}` },
  },
});

export const content = style({ display: 'grid', alignContent: 'start', gap: '0.45rem' });
export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.body,
  fontWeight: 620,
  lineHeight: 1.3,
  textWrap: 'wrap',
  overflowWrap: 'anywhere',
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.15rem 0.75rem',
  fontSize: vars.size.note,
  color: vars.color.textMuted,
});
export const featured = style({ color: vars.color.accent, fontWeight: 620 });

export const metrics = style([line, { gap: '0.1rem 0.85rem', overflowWrap: 'anywhere' }]);
globalStyle(`${metrics} strong`, { color: vars.color.text, fontWeight: 640, fontVariantNumeric: 'tabular-nums' });

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem',
  marginLeft: `calc(-1 * ${vars.density.buttonInsetSmall})`,
});
