import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const tools = style({ borderTop: `1px solid ${vars.color.borderStrong}` });

export const tool = style({
  display: 'grid',
  gap: '0.25rem 3rem',
  paddingBlock: '1.15rem',
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 17rem) minmax(0, 1fr)', alignItems: 'baseline' } },
});

export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: '0.4rem',
  minHeight: '2.75rem',
  color: vars.color.accent,
  textDecorationColor: 'transparent',
  ':hover': { textDecorationColor: 'currentColor' },
});
