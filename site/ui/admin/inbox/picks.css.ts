import { globalStyle, style } from '@vanilla-extract/css';
import { compact } from '#ui/theme/compact.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** The offer to pick all, while none is picked. */
export const offer = style({ padding: '0 1rem 0.35rem' });
/** In a page whose filters begin at its edge. */
export const flush = style({ paddingInline: 0 });

/** A finger's size on a touch screen, in either density. */
export const target = style({ '@media': { '(pointer: coarse)': { selectors: { '&&&': { minHeight: '2.75rem' } } } } });

/** On a ground of its own, so that it reads as one tool and not as a part of the filters. */
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.25rem 1rem',
  padding: '0.35rem 1rem 0.35rem calc(1rem - 3px)',
  borderLeft: `3px solid ${vars.color.accent}`,
  backgroundColor: vars.color.surfaceCool,
});

export const words = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0 1rem', minWidth: 0 });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.25rem',
  // The first word is level with the words above it.
  marginInline: `calc(-1 * ${vars.density.buttonInsetSmall})`,
  // All of them in one line.
  '@media': {
    [media.phone]: { flex: '1 0 100%', flexWrap: 'nowrap', justifyContent: 'space-between', marginInline: '-0.6rem' },
  },
});
globalStyle(`${acts} > button`, { '@media': { [media.phone]: { paddingInline: '0.6rem' } } });
globalStyle(`${compact} ${acts}`, { gap: 0, marginInline: '-0.45rem' });
globalStyle(`${compact} ${acts} > button`, { gap: '0.4em', paddingInline: '0.45rem' });

/** On the bar's ground the pointer's mark is a darker one. */
export const act = style([target, { selectors: { '&&:hover': { backgroundColor: vars.color.surfaceCoolStrong } } }]);

/** A phone has no keys, which this is about, and little room. */
export const hint = style({ '@media': { [media.phone]: { display: 'none' } } });

/** Within a thumb's reach. */
export const docked = style({
  '@media': {
    [`not ${media.desktop}`]: {
      position: 'fixed',
      zIndex: 20,
      insetInline: 0,
      bottom: 0,
      padding: '0.35rem 1.25rem max(0.35rem, env(safe-area-inset-bottom))',
      borderTop: `1px solid ${vars.color.borderStrong}`,
      borderLeftWidth: 0,
    },
  },
});
