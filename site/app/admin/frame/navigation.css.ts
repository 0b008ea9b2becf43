import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** The bar is on small screens only. `barHeight` includes the space that the device reserves below the bar. */
export const barLinkHeight = '3.5rem';
export const barHeight = `calc(${barLinkHeight} + env(safe-area-inset-bottom, 0px))`;

export const railWidth = '12.5rem';

const fromBelow = keyframes({ from: { transform: 'translateY(2rem)', opacity: 0 } });

/**
 * On a desktop, a column that stays in view. On a smaller screen, a menu above the bar. The bar's last button opens
 * the menu.
 */
export const rail = style({
  inset: `auto 0 ${barHeight}`,
  width: '100%',
  maxWidth: '36rem',
  maxHeight: `calc(100dvh - ${barHeight} - 2rem)`,
  margin: '0 auto',
  padding: 0,
  border: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  backgroundColor: vars.color.page,
  color: vars.color.text,
  fontFamily: vars.font.display,
  selectors: {
    '&:popover-open': { animation: `${fromBelow} ${vars.duration.quick} ${vars.ease.out}` },
    '&::backdrop': { bottom: barHeight, height: 'auto', backgroundColor: 'rgb(10 21 29 / 0.6)' },
  },
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      inset: '0 auto auto',
      display: 'grid',
      gridTemplateRows: 'auto 1fr auto',
      width: 'auto',
      height: '100dvh',
      maxHeight: 'none',
      margin: 0,
      // Only the links scroll, so that the head and the foot stay in view.
      overflow: 'hidden',
      borderRight: `1px solid ${vars.color.accent}`,
    },
    print: { display: 'none' },
  },
});

export const site = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  minHeight: '4rem',
  padding: '0.75rem 1.1rem',
  borderBottom: `1px solid ${vars.color.border}`,
  textDecoration: 'none',
  ':hover': { backgroundColor: vars.color.surfaceCool },
  ':focus-visible': { outlineOffset: '-3px' },
});
export const mark = style({ width: '2.25rem', height: '2.25rem', fontSize: '0.8125rem' });
export const agency = style({ display: 'grid', gap: '0.15rem', minWidth: 0, lineHeight: 1.2 });
export const agencyName = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  fontSize: vars.size.small,
  fontWeight: 680,
});
export const toSite = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.35rem',
  color: vars.color.textMuted,
  fontSize: vars.size.note,
});

export const views = style({ minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain' });
export const links = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  paddingBlock: '0.5rem',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.65rem',
  width: '100%',
  minHeight: '2.75rem',
  paddingInline: '1.1rem',
  border: 0,
  background: 'none',
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontWeight: 500,
  lineHeight: 1.2,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.surfaceCool },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '&[aria-current]': {
      backgroundColor: vars.color.surfaceCool,
      boxShadow: `inset -3px 0 ${vars.color.accent}`,
      fontWeight: 620,
    },
  },
});
globalStyle(`${link} svg`, { flex: 'none' });

export const label = style({ display: 'flex', flex: 1, alignItems: 'baseline', gap: '0.5rem', minWidth: 0 });

/** The button that opens the palette. It looks like a link to a view, but a border separates it from the links. */
export const find = style({ borderBottom: `1px solid ${vars.color.border}` });
/** The keys of a command. Hidden on touch devices. */
export const keys = style({
  marginLeft: 'auto',
  color: vars.color.textMuted,
  fontFamily: 'inherit',
  fontSize: vars.size.note,
  fontWeight: 400,
  // Puts the keys on the baseline of the larger label.
  paddingTop: '0.2rem',
  '@media': { '(pointer: coarse)': { display: 'none' } },
});

/** The first link of a group. */
export const group = style({
  '@media': {
    [media.desktop]: { marginTop: '0.25rem', paddingTop: '0.25rem', borderTop: `1px solid ${vars.color.border}` },
  },
});

/** A view's count. Counts of problems (`data-urgent`) have the caution color, as in Today. */
export const count = style({
  marginLeft: 'auto',
  color: vars.color.accent,
  selectors: { '&[data-urgent]': { color: vars.color.caution } },
  fontSize: vars.size.note,
  fontWeight: 680,
  fontVariantNumeric: 'tabular-nums',
});
