import { createContainer, style } from '@vanilla-extract/css';
import { measure } from '#ui/prose/prose.css.ts';
import { vars } from '#ui/theme/contract.css.ts';

const container = createContainer();
/** Matches if there is room for the fields beside the text. */
export const roomy = `${container} (min-width: 56rem)`;

export const place = style({ containerName: container, containerType: 'inline-size' });
/** Title and text on the left and the other fields on the right; stacked in a narrow space. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2rem',
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr) 22.5rem' } },
});
/** The column of title, toolbar, and text, at most as wide as the text on its page. */
export const column = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${measure})`,
  alignContent: 'start',
  gap: '1rem',
});
/** The label of a disclosure. Padding makes it easy to touch, and negative margins keep it one line tall. */
export const disclosure = style({ paddingBlock: '0.75rem', marginBlock: '-0.75rem', cursor: 'pointer' });
/** The text below the label of a disclosure. */
export const explained = style({ paddingBlock: '0.35rem 0.25rem' });
export const label = style({ display: 'block', marginBottom: '0.4rem' });

/** A preview of the page as a search result or as a shared link, about as wide as other sites show it. */
export const result = style({
  display: 'grid',
  maxWidth: '30rem',
  gap: '0.15rem',
  padding: '0.75rem 0.85rem',
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  fontFamily: 'Arial, sans-serif',
  overflowWrap: 'anywhere',
});
export const resultAddress = style({ fontSize: vars.size.note, color: vars.color.textMuted });
export const resultTitle = style({ fontSize: '1.15rem', lineHeight: 1.3, color: vars.color.accent });
export const resultText = style({ fontSize: vars.size.small, lineHeight: 1.45 });
export const sharePicture = style({ display: 'block', width: '100%', height: 'auto', marginBottom: '0.5rem' });
