import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const list = style({
  display: 'grid',
  gap: 'clamp(2.5rem, 5vw, 4.5rem)',
  marginTop: 'clamp(2rem, 4vw, 3.5rem)',
});

/** Pictures change sides down the page, as a course tacks. */
export const item = style({
  display: 'grid',
  gap: '1.5rem',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: '2rem',
      alignItems: 'center',
    },
  },
});

export const plate = style({
  '@media': {
    [media.desktop]: {
      gridColumn: '1 / span 7',
      gridRow: 1,
      selectors: { [`${item}:nth-child(even) &`]: { gridColumn: '6 / span 7' } },
    },
  },
});

export const words = style({
  '@media': {
    [media.desktop]: {
      gridColumn: '8 / span 5',
      gridRow: 1,
      selectors: { [`${item}:nth-child(even) &`]: { gridColumn: '1 / span 5' } },
    },
  },
});

export const metrics = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(6.75rem, 1fr))',
  gap: '1.25rem 1.5rem',
  width: '100%',
  marginTop: '0.5rem',
  paddingTop: '1.1rem',
  borderTop: `1px solid ${vars.color.borderStrong}`,
});

export const none = style({ marginTop: '1.5rem' });
