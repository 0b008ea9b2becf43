import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const lead = style({ maxWidth: '38rem', marginTop: '1rem', color: vars.color.textMuted });
export const muted = style({ color: vars.color.textMuted });

export const receipt = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '1.25rem 2.5rem',
  maxWidth: '56rem',
  marginTop: 'clamp(1.5rem, 3vw, 2.5rem)',
  paddingBlock: '1.5rem',
  borderBlock: `1px solid ${vars.color.borderStrong}`,
});
export const number = style({ display: 'grid', gap: '0.5rem', flexBasis: '100%' });
export const figure = style({ fontSize: 'clamp(2rem, 1.2rem + 3.6vw, 4rem)', overflowWrap: 'anywhere' });
export const fact = style({ display: 'grid', gap: '0.2rem', alignContent: 'start' });
export const value = style({
  fontFamily: vars.font.display,
  fontVariantNumeric: 'tabular-nums lining-nums',
  overflowWrap: 'anywhere',
});

export const next = style({ marginTop: 'clamp(2rem, 4vw, 3rem)' });

export const course = style({ maxWidth: '44rem', marginTop: '1rem' });
export const fix = style({
  position: 'relative',
  display: 'grid',
  gap: '0.15rem 1.5rem',
  padding: '0.6rem 0 0.6rem 2rem',
  overflowWrap: 'anywhere',
  '::before': {
    content: '',
    position: 'absolute',
    left: 0,
    top: '1.05rem',
    width: '0.75rem',
    height: '0.75rem',
    border: `2px solid ${vars.color.accent}`,
    borderRadius: '50%',
    backgroundColor: vars.color.page,
  },
  '::after': {
    content: '',
    position: 'absolute',
    left: 'calc(0.375rem - 1px)',
    top: '2rem',
    bottom: '-0.85rem',
    width: '2px',
    backgroundColor: vars.color.accent,
  },
  selectors: { '&:last-child::after': { display: 'none' } },
  '@media': { [media.tablet]: { gridTemplateColumns: '10.5rem minmax(0, 1fr)', alignItems: 'baseline' } },
});
export const cancel = style({ maxWidth: '44rem', marginTop: '1rem', color: vars.color.textMuted });
export const when = style({ color: vars.color.accent, fontVariantNumeric: 'tabular-nums lining-nums' });
