import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

const container = createContainer();
const roomy = `${container} (min-width: 34rem)`;

export const place = style({
  containerName: container,
  containerType: 'inline-size',
  display: 'grid',
  gap: vars.density.gapLarge,
});

/** The texts on the left and the picture on the right; stacked in a narrow space. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.density.gapLarge} 2rem`,
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1.15fr) minmax(0, 1fr)' } },
});
export const column = style({ display: 'grid', alignContent: 'start', gap: vars.density.gapLarge });
export const image = style({ display: 'grid', gap: vars.density.gap });
