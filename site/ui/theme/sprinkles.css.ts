import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from './contract.css.ts';
import { media } from './media.ts';
import { spaces } from './tokens.ts';

const { gapSmall: denseSmall, gap: dense, gapLarge: denseLarge } = vars.density;
/** The gaps. Those with the prefix `dense` are smaller in the compact console. */
const gaps = { ...spaces, denseSmall, dense, denseLarge };

const layout = defineProperties({
  conditions: { phone: {}, tablet: { '@media': media.tablet }, desktop: { '@media': media.desktop } },
  defaultCondition: 'phone',
  properties: {
    display: ['flex', 'grid'],
    flexDirection: ['column'],
    flexWrap: ['wrap'],
    alignItems: ['start', 'center', 'end', 'baseline', 'stretch'],
    justifyContent: ['space-between'],
    alignContent: ['start'],
    gridTemplateColumns: {
      one: 'minmax(0, 1fr)',
      two: 'repeat(2, minmax(0, 1fr))',
      three: 'repeat(3, minmax(0, 1fr))',
      /** A column as wide as the longest name, and a column for the rest. */
      named: 'auto minmax(0, 1fr)',
    },
    gap: gaps,
    paddingTop: gaps,
    paddingBottom: gaps,
    marginTop: spaces,
  },
});

/** Layout utilities based on the tokens. Views use them through `ui/layout`. */
export const sprinkles = createSprinkles(layout);
export type Sprinkles = Parameters<typeof sprinkles>[0];
