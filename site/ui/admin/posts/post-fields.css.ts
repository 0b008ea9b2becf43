import { createContainer, keyframes, style } from '@vanilla-extract/css';
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
  // On a tablet, slightly wider than on the page, so that the text ends where the buttons above and below end.
  gridTemplateColumns: 'minmax(0, 45rem)',
  alignContent: 'start',
  gap: '1rem',
  '@container': { [roomy]: { gridTemplateColumns: `minmax(0, ${measure})` } },
});
/** The label of a disclosure. Padding makes it easy to touch, and negative margins keep it one line tall. */
export const disclosure = style({ paddingBlock: '0.75rem', marginBlock: '-0.75rem', cursor: 'pointer' });
/** The text below the label of a disclosure. */
export const explained = style({ paddingBlock: '0.35rem 0.25rem' });

const appear = keyframes({ to: { position: 'static', visibility: 'visible' } });
/**
 * The text as HTML, for browsers without scripts. Until the page's scripts replace it with the editor, it is hidden. It
 * appears after a while, because the scripts may have failed to load.
 */
export const plainText = style({
  minHeight: '60vh',
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.small,
  '@media': {
    '(scripting: enabled)': { position: 'absolute', visibility: 'hidden', animation: `${appear} 0s 15s forwards` },
  },
});
