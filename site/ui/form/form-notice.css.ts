import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';

export const notice = recipe({
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: '0.75rem',
    padding: '0.9rem 1.1rem',
    border: `1px solid ${vars.color.borderStrong}`,
    borderLeftWidth: '6px',
    backgroundColor: vars.color.surface,
  },
  variants: {
    tone: {
      positive: { borderColor: vars.color.positive },
      calm: { borderColor: vars.color.info },
      negative: { borderColor: vars.color.negative },
    },
  },
});

export const sign = recipe({
  base: { flex: 'none', marginTop: '0.05rem' },
  variants: {
    tone: {
      positive: { color: vars.color.positive },
      calm: { color: vars.color.info },
      negative: { color: vars.color.negative },
    },
  },
});

export const words = style({ display: 'grid', gap: '0.2rem', overflowWrap: 'anywhere' });
