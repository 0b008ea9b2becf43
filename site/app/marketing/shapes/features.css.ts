import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const index = style({
  display: 'grid',
  borderTop: `1px solid ${vars.color.borderStrong}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '3rem' } },
});

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: '1.1rem',
  paddingBlock: '1.5rem',
  borderBottom: `1px solid ${vars.color.border}`,
});

export const symbol = style({ color: vars.color.accent, marginTop: '0.15rem' });
export const words = style({ display: 'grid', gap: '0.5rem', alignContent: 'start' });

export const points = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.15rem 1.1rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  color: vars.color.textMuted,
});

export const point = style({
  display: 'inline-flex',
  alignItems: 'baseline',
  gap: '0.5rem',
  '::before': {
    content: '',
    flex: 'none',
    width: '0.4rem',
    height: '0.4rem',
    backgroundColor: vars.color.accent,
    transform: 'translateY(-0.12em) rotate(45deg)',
  },
});

export const table = style({ borderTop: `1px solid ${vars.color.borderStrong}` });

export const row = style({
  display: 'grid',
  gap: '0.5rem 2rem',
  paddingBlock: '1.35rem',
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 15rem) minmax(0, 1fr)' } },
});
