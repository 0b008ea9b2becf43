import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const prose = style({
  display: 'grid',
  gap: '1.25rem 3rem',
  '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const figures = style({
  display: 'grid',
  gap: '2.5rem',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const principles = style({ borderTop: `1px solid ${vars.color.borderStrong}` });

export const principle = style({
  display: 'grid',
  gap: '0.5rem 2rem',
  paddingBlock: '1.5rem',
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': { [media.desktop]: { gridTemplateColumns: '12rem minmax(0, 1.3fr) minmax(0, 1fr)' } },
});

export const stage = style([
  principle,
  { '@media': { [media.desktop]: { gridTemplateColumns: '12rem minmax(0, 1.3fr) minmax(0, 1fr)' } } },
]);
export const duration = style({ marginTop: '0.25rem', color: vars.color.accent });
export const aside = style({ paddingLeft: '1rem', borderLeft: `2px solid ${vars.color.accent}` });
export const asideName = style({ color: vars.color.textMuted });

export const promise = style({
  display: 'grid',
  gap: '1.25rem',
  maxWidth: '50rem',
  paddingLeft: 'clamp(1.25rem, 3vw, 2.5rem)',
  borderLeft: `3px solid ${vars.color.accent}`,
});
export const promiseWords = style({
  fontFamily: vars.font.text,
  fontStyle: 'italic',
  fontSize: 'clamp(1.5rem, 1.15rem + 1.6vw, 2.375rem)',
  lineHeight: 1.28,
  textWrap: 'balance',
});
export const signature = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 1.25rem',
  color: vars.color.textMuted,
});
globalStyle(`${signature} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: vars.color.accent,
  fontFamily: vars.font.display,
  fontWeight: 600,
});
