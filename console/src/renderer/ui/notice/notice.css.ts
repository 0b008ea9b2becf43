import { vars } from '@agency/site/ui/theme/contract.css.ts';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

/** Words across a part of the window: buff land, as a chart marks what may have changed; red where something was refused. */
export const notice = recipe({
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: '0.6rem',
    padding: '0.6rem 0.75rem',
    border: `1px solid ${vars.color.borderWarm}`,
    borderLeftWidth: '4px',
    backgroundColor: vars.color.surfaceWarm,
    fontSize: vars.size.small,
  },
  variants: {
    tone: {
      caution: {},
      negative: { borderColor: vars.color.negative, backgroundColor: vars.color.surface },
    },
  },
  defaultVariants: { tone: 'caution' },
});
export const sign = style({ flex: 'none', marginTop: '0.1rem' });
export const words = style({
  display: 'grid',
  gap: '0.35rem',
  justifyItems: 'start',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
