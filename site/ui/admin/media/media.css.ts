import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** Matches on a computer, where files can be dragged into the window. */
const withMouse = '(min-width: 600px) and (pointer: fine)';

/** A line of its own, below the view's title, search and buttons. */
export const upload = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.75rem',
  order: 2,
  width: '100%',
  // Hides the line if it has neither the hint nor uploads.
  '@media': { [`not (${withMouse})`]: { selectors: { '&:not(:has(> ul))': { display: 'none' } } } },
});

/** The hint that files can be dropped. It has a frame while files are dragged over the page. */
export const zone = style({
  outlineOffset: '0.4rem',
  selectors: {
    '&[data-over]': {
      outline: `2px dashed ${vars.color.accent}`,
      backgroundColor: vars.color.surfaceCool,
      boxShadow: `0 0 0 0.4rem ${vars.color.surfaceCool}`,
    },
  },
  '@media': { [`not (${withMouse})`]: { display: 'none' } },
});

/** A label that looks like a button. It shows the focus ring for its hidden input. */
export const picker = style({
  position: 'relative',
  cursor: 'pointer',
  selectors: { '&:has(:focus-visible)': { outline: `3px solid ${vars.color.accent}`, outlineOffset: '2px' } },
});
export const hint = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  textWrap: 'balance',
  color: vars.color.textMuted,
});

export const uploads = style({ display: 'grid', gap: '0.25rem', flex: '1 0 100%', listStyle: 'none', padding: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0.25rem 1rem',
  minHeight: vars.density.control,
  borderBottom: `1px solid ${vars.color.border}`,
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.4fr) auto' } },
});
/** Uploads below a card's other actions. Name, progress and buttons are on separate lines. */
export const inCard = style({ order: 1, minWidth: 0 });
globalStyle(`${inCard} > li`, { gridTemplateColumns: 'minmax(0, 1fr)', paddingBlock: '0.35rem' });
globalStyle(`${inCard} > li > *`, { gridArea: 'auto', justifyContent: 'start' });
export const file = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const problem = style({
  gridRow: 2,
  gridColumn: '1 / -1',
  color: vars.color.negative,
  '@media': { [media.tablet]: { gridArea: 'auto' } },
});
export const progress = style({
  gridRow: 2,
  gridColumn: '1 / -1',
  width: '100%',
  accentColor: vars.color.accent,
  '@media': { [media.tablet]: { gridArea: 'auto' } },
});
export const verbs = style({ display: 'flex', justifyContent: 'end' });

/** A picture with its URL, and the button that chooses another. */
export const pictureField = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '0.75rem' });
/** A picture's preview. Even beside wider fields, it is only as wide as in the column beside a text. */
export const preview = style({ width: '100%', maxWidth: '22.5rem', border: `1px solid ${vars.color.border}` });
globalStyle(`${pictureField} > :last-child`, { marginTop: '0.5rem' });

/** The search of the library, and the pictures below it. */
export const library = style({ display: 'grid', gap: '0.25rem', paddingTop: '0.5rem' });
/** Small pictures to choose from, which scroll if there are many. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(5.5rem, 1fr))',
  gap: '0.5rem',
  maxHeight: '15rem',
  overflowY: 'auto',
  padding: '0.25rem',
  listStyle: 'none',
});
export const asked = style({ display: 'grid', gap: '0.75rem', paddingBlock: '0.5rem' });
export const askedButtons = style({ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 0.75rem' });
export const choice = style({
  display: 'block',
  width: '100%',
  padding: '3px',
  border: `1px solid ${vars.color.border}`,
  background: 'none',
  cursor: 'pointer',
  ':hover': { borderColor: vars.color.accent },
});

/** The whole picture. A click on it chooses the focal point. */
export const focalPicture = style({
  position: 'relative',
  width: 'fit-content',
  maxWidth: '100%',
  lineHeight: 0,
  cursor: 'crosshair',
  border: `1px solid ${vars.color.border}`,
});
export const focalImage = style({ display: 'block', maxWidth: '100%', maxHeight: '16rem' });
export const focalDot = style({
  position: 'absolute',
  width: '1.25rem',
  height: '1.25rem',
  border: '2px solid #fff',
  borderRadius: '50%',
  outline: '2px solid rgb(10 21 29 / 0.6)',
  transform: 'translate(-50%, -50%)',
  pointerEvents: 'none',
});
export const focalSliders = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(12rem, 1fr))',
  gap: '0.5rem 1.5rem',
});
export const slider = style({ width: '100%', accentColor: vars.color.accent });
