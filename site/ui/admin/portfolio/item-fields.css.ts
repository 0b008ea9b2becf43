import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

const container = createContainer();
const roomy = `${container} (min-width: 34rem)`;

export const place = style({
  containerName: container,
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.density.gapLarge,
});

/** The texts on the left, the picture on the right; below each other in a narrow space. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.density.gapLarge} 2rem`,
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' } },
});
export const column = style({ display: 'grid', alignContent: 'start', gap: vars.density.gapLarge });
export const image = style({ display: 'grid', gap: vars.density.gap });

export const metrics = style({
  display: 'grid',
  gap: vars.density.gap,
  margin: 0,
  padding: 0,
  border: 0,
  minInlineSize: 0,
});
export const legend = style({ marginBottom: vars.density.gap, padding: 0, fontWeight: 620 });
export const optional = style({ color: vars.color.textMuted, fontWeight: 400 });
export const metric = style({
  display: 'grid',
  gap: `${vars.density.gap} 1rem`,
  '@container': {
    [`${container} (min-width: 19rem)`]: { gridTemplateColumns: 'minmax(6.5rem, 1fr) minmax(0, 2.4fr)' },
  },
});
// The legend says it once for all six.
globalStyle(`${metric} label > span`, { display: 'none' });
