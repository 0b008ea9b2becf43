import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';

/** Several statuses of the same record. */
export const statuses = style({ display: 'inline-flex', flexWrap: 'wrap', gap: '0.1rem 0.9rem' });

/** A fact beside the statuses. */
export const muted = style({ color: vars.color.textMuted });

export const status = recipe({
  base: { display: 'inline-flex', alignItems: 'baseline', gap: '0.35rem', fontWeight: 500 },
  variants: {
    tone: {
      plain: { color: vars.color.text },
      muted: { color: vars.color.textMuted },
      info: { color: vars.color.info },
      positive: { color: vars.color.positive },
      caution: { color: vars.color.caution },
      negative: { color: vars.color.negative },
    },
  },
});

/** The icon of a status. It is centered on the first line of the label, which may wrap. */
export const mark = style({ flex: 'none', alignSelf: 'flex-start', marginTop: 'calc((1lh - 15px) / 2)' });
