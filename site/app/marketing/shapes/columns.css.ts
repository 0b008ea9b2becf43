import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const two = style({
  display: 'grid',
  gap: '2.25rem 3rem',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
// If the number of entries is odd, the last entry spans the row.
globalStyle(`${two} > :last-child:nth-child(odd)`, { gridColumn: '1 / -1' });
export const three = style({
  display: 'grid',
  gap: '2.25rem 2rem',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const entry = style({
  display: 'grid',
  alignContent: 'start',
  gap: '0.5rem',
  paddingTop: '1rem',
  borderTop: `2px solid ${vars.color.borderStrong}`,
});
export const index = style({ borderBottom: `1px solid ${vars.color.border}` });
export const indexEntry = style({
  display: 'grid',
  gap: '0.4rem 2rem',
  paddingBlock: '1.25rem',
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)', alignItems: 'baseline' } },
});
export const role = style({ color: vars.color.info });
export const plain = style({ borderTop: `1px solid ${vars.color.border}`, paddingBlock: '0.6rem' });

export const sides = style({
  display: 'grid',
  border: `1px solid ${vars.color.borderStrong}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const side = style({
  display: 'grid',
  alignContent: 'start',
  gap: '1rem',
  padding: 'clamp(1.5rem, 3vw, 2.5rem)',
  selectors: {
    '&:nth-child(1)': { backgroundColor: vars.color.surfaceCool },
    '&:nth-child(2)': { backgroundColor: vars.color.surfaceWarm },
  },
});
export const points = style({
  display: 'grid',
  gap: '0.4rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
});
export const point = style({
  display: 'flex',
  gap: '0.6rem',
  '::before': {
    content: '',
    flex: 'none',
    width: '0.7rem',
    height: '1px',
    marginTop: '0.75em',
    backgroundColor: 'currentColor',
  },
});
export const choose = style({ paddingTop: '1rem', borderTop: `1px solid ${vars.color.borderStrong}` });
