import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const list = style({ borderTop: `1px solid ${vars.color.borderStrong}`, maxWidth: '52rem' });
export const item = style({ borderBottom: `1px solid ${vars.color.border}` });

// Animates opening and closing in browsers that can animate to an unknown height.
globalStyle(`${item}::details-content`, {
  '@supports': {
    '(interpolate-size: allow-keywords)': {
      interpolateSize: 'allow-keywords',
      height: 0,
      overflow: 'clip',
      transition: `height ${vars.duration.calm} ${vars.ease.out}, content-visibility ${vars.duration.calm} allow-discrete`,
    },
  },
});
globalStyle(`${item}[open]::details-content`, {
  '@supports': { '(interpolate-size: allow-keywords)': { height: 'auto' } },
});

export const question = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '1.5rem',
  paddingBlock: '1.1rem',
  cursor: 'pointer',
  listStyle: 'none',
  ':hover': { color: vars.color.accent },
});

globalStyle(`${question}::-webkit-details-marker`, { display: 'none' });

export const sign = style({
  flex: 'none',
  alignSelf: 'center',
  transition: `transform ${vars.duration.calm} ${vars.ease.out}`,
});
globalStyle(`details[open] > ${question} ${sign}`, { transform: 'rotate(45deg)' });

export const answer = style({ maxWidth: '42rem', paddingBottom: '1.5rem' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem', marginTop: '2rem' });
