import { createContainer, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

const container = createContainer();
const roomy = `${container} (min-width: 58rem)`;

export const place = style({ containerName: container, containerType: 'inline-size' });
/** Title and text on the left and the other fields on the right; stacked in a narrow space. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.density.gapLarge} 2.5rem`,
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 22rem' } },
});
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.density.gapLarge,
});
export const label = style({ display: 'block', marginBottom: '0.4rem' });
export const error = style({ marginTop: '0.4rem', color: vars.color.negative, fontFamily: vars.font.display });

/** A preview of the page in search results. */
export const result = style({
  display: 'grid',
  gap: '0.15rem',
  padding: '0.9rem 1rem',
  border: `1px solid ${vars.color.border}`,
  fontFamily: 'Arial, sans-serif',
  overflowWrap: 'anywhere',
});
export const resultAddress = style({ fontSize: vars.size.note, color: vars.color.textMuted });
export const resultTitle = style({ fontSize: '1.15rem', lineHeight: 1.3, color: vars.color.accent });
export const resultText = style({ fontSize: vars.size.small, lineHeight: 1.45 });
export const sharePicture = style({ display: 'block', width: '100%', height: 'auto', marginBottom: '0.5rem' });
