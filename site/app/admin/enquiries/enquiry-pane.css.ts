import { style } from '@vanilla-extract/css';
import { vars } from '#app/theme/contract.css.ts';
import { media } from '#app/theme/media.ts';
import { section } from './enquiries.css.ts';

/** On a narrow screen there only while an enquiry is open, in the list's place. */
export const pane = style({
  minWidth: 0,
  paddingBlock: '0.25rem 1.5rem',
  '@media': {
    [media.desktop]: { padding: '1.5rem 0 2rem clamp(1.25rem, 2.5vw, 2.25rem)' },
    [`not ${media.desktop}`]: { selectors: { [`${section}:not([data-reading]) &`]: { display: 'none' } } },
  },
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: '3rem',
  marginBottom: '0.5rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontWeight: 600,
  color: vars.color.accent,
  '@media': { [media.desktop]: { display: 'none' } },
});

/** Follows a long list down the page. */
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  '@media': { [media.desktop]: { position: 'sticky', top: '6.5rem' } },
});

export const title = style({
  overflowWrap: 'anywhere',
  // The way back to the list stays in view above it.
  scrollMarginTop: '4rem',
  ':focus': { outline: 'none' },
});

/** What was written, line by line as it was. */
export const message = style({
  maxWidth: '42rem',
  paddingTop: '1.25rem',
  borderTop: `1px solid ${vars.color.border}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  textWrap: 'wrap',
});

/** For what does nothing without scripts. */
export const withScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });

/** The second half of a label, which a phone has no room for; screen readers read it everywhere. */
export const whereThereIsRoom = style({
  '@media': {
    [`not ${media.tablet}`]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});
