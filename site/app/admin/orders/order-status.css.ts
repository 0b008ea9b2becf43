import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';

export const statuses = style({ display: 'inline-flex', flexWrap: 'wrap', gap: '0.1rem 0.9rem' });

export const status = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'baseline',
    gap: '0.35rem',
    fontWeight: 600,
  },
  variants: {
    status: {
      pending: { color: vars.color.info },
      paid: { color: vars.color.positive },
      review: { color: vars.color.caution },
      failed: { color: vars.color.textMuted },
      refunded: { color: vars.color.text },
      demo: { color: vars.color.info },
    },
  },
});

/** Centered on the label, which alone decides where the line stands. */
export const mark = style({ flex: 'none', alignSelf: 'center' });
