import { style } from '@vanilla-extract/css';
import { framed } from '#ui/neatline/neatline.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** A title block, as in the corner of a chart: ruled, on buff. */
export const summary = style([
  framed,
  {
    position: 'relative',
    padding: '5px',
    backgroundColor: vars.color.surfaceWarm,
    outline: `1px solid ${vars.color.borderStrong}`,
    outlineOffset: '-6px',
  },
]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0.15rem 1rem',
  padding: '1.1rem 1.25rem 0.9rem',
  '@media': { [media.desktop]: { display: 'grid', padding: '1.5rem 1.5rem 1.25rem' } },
});
export const muted = style({ color: vars.color.textMuted });

export const lines = style({
  borderTop: `1px solid ${vars.color.borderWarm}`,
  margin: '0 1.25rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  '@media': { [media.desktop]: { margin: '0 1.5rem' } },
});
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1rem',
  paddingBlock: '0.6rem',
  borderBottom: `1px solid ${vars.color.borderWarm}`,
});
export const wideLine = style([line, { display: 'none', '@media': { [media.desktop]: { display: 'flex' } } }]);
export const figures = style({ fontVariantNumeric: 'tabular-nums lining-nums', textAlign: 'right' });

export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '1rem',
  paddingBlock: '0.9rem 0.5rem',
});
export const amount = style({ fontSize: 'clamp(2rem, 1.6rem + 1.4vw, 2.75rem)' });
export const remark = style({
  padding: '0 1.25rem 1.25rem',
  '@media': { [media.desktop]: { padding: '0 1.5rem 1.5rem' } },
});
