import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

const container = createContainer();
const roomy = `${container} (min-width: 30rem)`;

export const metrics = style({
  containerName: container,
  containerType: 'inline-size',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.density.gap,
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
export const legend = style({ marginBottom: vars.density.gap, padding: 0, fontWeight: 620 });
export const muted = style({ color: vars.color.textMuted, fontWeight: 400 });
export const rows = style({
  display: 'grid',
  gap: vars.density.gapLarge,
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@container': { [roomy]: { gap: vars.density.gap } },
});

/** A metric's fields and buttons. In a narrow space, the label is below the value and the buttons. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.density.gapSmall} 0.5rem`,
  '@container': {
    [roomy]: { gridTemplateColumns: 'minmax(6.5rem, 1fr) minmax(0, 2.4fr) auto' },
  },
});
export const label = style({
  gridRow: 2,
  gridColumn: '1 / -1',
  '@container': { [roomy]: { gridArea: '1 / 2' } },
});
export const actions = style({ display: 'flex' });
export const up = style({ selectors: { ':first-child > * > &': { visibility: 'hidden' } } });
