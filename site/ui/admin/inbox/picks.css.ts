import { globalStyle, style } from '@vanilla-extract/css';
import { compact } from '#ui/theme/compact.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** The button that offers to select all, shown while no inquiry is selected. */
export const offer = style({ padding: '0 1rem 0.35rem' });
/** Removes the inset on a page whose filters have none. */
export const flush = style({ paddingInline: 0 });

/** Tall enough for a finger on a touch screen, in both densities. */
export const target = style({ '@media': { '(pointer: coarse)': { selectors: { '&&&': { minHeight: '2.75rem' } } } } });

/** The toolbar. Its background separates it from the filters. */
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
  // Aligns the first label with the text above.
  marginInline: `calc(-1 * ${vars.density.buttonInsetSmall})`,
  // Keeps all buttons on one line.
  '@media': {
    [media.phone]: { flex: '1 0 100%', flexWrap: 'nowrap', justifyContent: 'space-between', marginInline: '-0.6rem' },
  },
});
globalStyle(`${acts} > button`, { '@media': { [media.phone]: { paddingInline: '0.6rem' } } });
globalStyle(`${compact} ${acts}`, { gap: 0, marginInline: '-0.45rem' });
globalStyle(`${compact} ${acts} > button`, { gap: '0.4em', paddingInline: '0.45rem' });

/**
 * A button of the toolbar. On hover it is darker than other buttons, because the toolbar already has a background.
 */
export const act = style([target, { selectors: { '&&:hover': { backgroundColor: vars.color.surfaceCoolStrong } } }]);

/** A hint about a key. Hidden on a phone, which has no keyboard and little room. */
export const hint = style({ '@media': { [media.phone]: { display: 'none' } } });

/** The toolbar at the bottom of a narrow screen, within a thumb's reach. */
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
