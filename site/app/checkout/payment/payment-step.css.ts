import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const pay = style({ display: 'grid', gap: '1.5rem', justifyItems: 'start', maxWidth: '36rem' });

export const demo = style({
  display: 'flex',
  gap: '0.75rem',
  width: '100%',
  padding: '0.9rem 1.1rem',
  border: `1px dashed ${vars.color.caution}`,
  backgroundColor: vars.color.surfaceWarm,
});
export const demoSign = style({ flex: 'none', marginTop: '0.15rem', color: vars.color.caution });

export const ways = style({
  display: 'grid',
  gap: '0.75rem 1rem',
  justifyItems: 'start',
  width: '100%',
  ':empty': { display: 'none' },
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 26rem) auto', alignItems: 'start' } },
});
/** As high as the button and the text below it, so that nothing moves when they load. */
export const place = style({ width: '100%', minHeight: '5rem' });
export const waiting = style({ minHeight: '1.75rem', color: vars.color.textMuted, fontSize: vars.size.small });
export const button = style({ display: 'block', width: '100%', minHeight: '3rem', cursor: 'pointer' });
export const absent = style({ display: 'grid', gap: '1rem', justifyItems: 'start' });
export const notice = style({ display: 'grid', gap: '1rem', justifyItems: 'start', width: '100%' });

const sail = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(400%)' } });

export const processing = style({
  position: 'relative',
  overflow: 'hidden',
  padding: '0.9rem 1.1rem 1.1rem',
  border: `1px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.surfaceCool,
});
/** The progress animation, which stands still with reduced motion. */
export const running = style({
  position: 'absolute',
  left: 0,
  bottom: 0,
  width: '25%',
  height: '4px',
  backgroundColor: vars.color.accent,
  animation: `${sail} 1.6s linear infinite`,
});
