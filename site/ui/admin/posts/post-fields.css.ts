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

/** The text as HTML and the notice that the editor loads, one above the other. */
export const loading = style({ display: 'grid', '@media': { '(scripting: none)': { display: 'block' } } });

const appear = keyframes({ to: { opacity: 1 } });
/**
 * The text as HTML, for browsers without scripts. Until the page's scripts replace it with the editor, it is hidden. It
 * appears after a while, because the scripts may have failed to load.
 */
export const plainText = style({
  zIndex: 1,
  minHeight: '60vh',
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.size.small,
  '@media': {
    '(scripting: enabled)': {
      gridArea: '1 / 1',
      opacity: 0,
      animation: `${appear} ${vars.duration.calm} 15000ms forwards`,
      ':focus': { opacity: 1 },
    },
  },
});
/** The notice that the editor loads. */
export const loadingNotice = style({ gridArea: '1 / 1', alignSelf: 'start' });
