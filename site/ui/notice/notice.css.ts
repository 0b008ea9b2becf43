import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';

export const notice = recipe({
  base: {
    display: 'flex',
    alignItems: 'start',
    gap: vars.density.gap,
    padding: `${vars.density.gap} calc(${vars.density.gap} + 0.25rem)`,
    border: `1px solid ${vars.color.borderStrong}`,
    borderLeftWidth: vars.density.edge,
    backgroundColor: vars.color.surface,
    fontFamily: vars.font.display,
  },
  variants: {
    tone: {
      positive: { borderColor: vars.color.positive },
      calm: { borderColor: vars.color.info },
      caution: { borderColor: vars.color.borderWarm, backgroundColor: vars.color.surfaceCaution },
      negative: { borderColor: vars.color.negative },
    },
  },
});

export const title = style({ fontSize: vars.size.body, fontWeight: 620, lineHeight: 1.4 });

export const sign = recipe({
  base: { flex: 'none', marginTop: '0.1rem' },
  variants: {
    tone: {
      positive: { color: vars.color.positive },
      calm: { color: vars.color.info },
      caution: { color: vars.color.caution },
      negative: { color: vars.color.negative },
    },
  },
});

export const content = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
globalStyle(`${content} > * + *, ${content} > div > * + :is(p, button)`, { marginTop: '0.25rem' });
// At the end of a notice, a link that looks like a button has as much space below as the title has above.
globalStyle(`${content} > div > div:last-child > a:last-child`, { marginBottom: '0.4rem' });
