import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const statement = style({ maxWidth: '48rem' });
export const stages = style({
  marginTop: 'clamp(2rem, 4vw, 3.5rem)',
  borderTop: `1px solid ${vars.color.borderStrong}`,
});

export const stage = style({
  display: 'grid',
  gap: '0.35rem 2rem',
  paddingBlock: '1.25rem',
  borderBottom: `1px solid ${vars.color.borderWarm}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '13rem 1fr', alignItems: 'baseline' } },
});
