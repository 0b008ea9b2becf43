import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const progress = style({ display: 'grid', gap: '0.75rem', alignContent: 'center', overflowWrap: 'anywhere' });

/** The neatline again, graduated in tenths, filled as the analysis goes. */
export const bar = style({
  position: 'relative',
  height: '1.25rem',
  padding: '3px',
  border: `1px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.surface,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    backgroundImage: `linear-gradient(to right, ${vars.color.borderStrong} 1px, transparent 1px)`,
    backgroundSize: '10% 100%',
    backgroundPosition: '-1px 0',
  },
});

export const fill = style({
  height: '100%',
  backgroundColor: vars.color.accent,
  transformOrigin: 'left',
  transition: 'transform 100ms linear',
});

export const step = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
});
