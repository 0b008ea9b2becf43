import { style } from '@vanilla-extract/css';
import { media } from '#ui/theme/media.ts';

export const steps = style({
  alignItems: 'start',
  minHeight: 'min(44rem, 80vh)',
  paddingBlock: 'clamp(1.5rem, 1rem + 3vw, 4rem) clamp(3.5rem, 8vw, 6.5rem)',
});

/** It takes the focus so that it is read out; there is nothing to press, so nothing to mark. */
export const heading = style({ width: 'fit-content', outline: 'none' });

/** The step at hand, and what is being bought: above it on a phone, beside it where there is room. */
export const columns = style({
  display: 'grid',
  gap: '2rem',
  marginTop: 'clamp(1.5rem, 3vw, 2.75rem)',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(17rem, 21rem)',
      columnGap: 'clamp(2.5rem, 5vw, 5rem)',
      alignItems: 'start',
    },
  },
});

/** First in the document, since it says what the form is about; second to the eye where both fit. */
export const aside = style({
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: 1, position: 'sticky', top: '7rem' } },
});
export const main = style({ '@media': { [media.desktop]: { gridColumn: 1, gridRow: 1 } } });

/** What leads on and what leads back, at the two ends of a line; the way on comes first under a thumb. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem 1rem',
  alignItems: 'center',
});
