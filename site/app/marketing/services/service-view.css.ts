import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const head = style({ paddingBlock: 'clamp(2.5rem, 2rem + 2vw, 3.75rem) clamp(1rem, 2vw, 2rem)' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2.5rem',
  '@media': {
    [media.laptop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20rem)' },
    [media.wide]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 26rem)', columnGap: '3.5rem' },
  },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem',
  alignContent: 'start',
});
/** Small enough that no title takes more than four lines beside its chart. */
export const title = style({ fontSize: 'clamp(2.25rem, 1.6rem + 1.9vw, 3.3rem)' });
export const lead = style({ maxWidth: '40rem' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });

/** The facts, framed like the title block of a drawing. */
export const block = style({
  border: `1px solid ${vars.color.borderStrong}`,
  outline: `1px solid ${vars.color.borderStrong}`,
  outlineOffset: '3px',
  margin: '4px',
  display: 'grid',
  backgroundColor: vars.color.surface,
  '@media': { [media.desktop]: { gridColumn: '1 / -1', gridTemplateColumns: '3fr minmax(14rem, 1fr)' } },
});

export const facts = style({
  display: 'grid',
  '@media': {
    [media.phone]: { gridTemplateColumns: 'max-content minmax(0, 1fr)', columnGap: '0.9rem' },
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))' },
  },
});

globalStyle(`${facts} > *`, {
  padding: '1rem 1.25rem',
  boxShadow: `0 0 0 0.5px ${vars.color.border}`,
  // On phones, each fact is a row, whose first column is as wide as the widest figure.
  '@media': {
    [media.phone]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      alignItems: 'baseline',
      padding: '0.75rem 1rem',
    },
  },
});
globalStyle(`${facts} dd`, { '@media': { [media.phone]: { fontSize: 'clamp(1.25rem, 6.4vw, 1.625rem)' } } });
globalStyle(`${facts} dt`, { '@media': { [media.phone]: { gridRow: 1, gridColumn: 2 } } });

/** A client's measured result. Its tinted background separates it from our promises. */
export const result = style({
  display: 'grid',
  gap: '0.5rem',
  alignContent: 'start',
  justifyItems: 'start',
  padding: '1rem clamp(1rem, 2vw, 1.25rem)',
  backgroundColor: vars.color.surfaceCool,
});
