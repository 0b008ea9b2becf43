import { globalStyle, style } from '@vanilla-extract/css';
import { choice, choices, plate } from '#app/layout/theme-switch.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { barHeight } from './navigation.css.ts';

const footHeight = '3rem';

export const account = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: footHeight,
  paddingRight: '1.1rem',
  borderTop: `1px solid ${vars.color.border}`,
  fontSize: vars.size.note,
  color: vars.color.textMuted,
});
export const opener = style({
  // The page reserves scroll padding for the save bar, and this fixed button overlaps it. The negative margin cancels
  // the padding, so that focusing the button does not scroll the page.
  scrollMarginBottom: '-10rem',
  flex: 1,
  gap: '0.35rem',
  minWidth: 0,
  fontSize: vars.size.note,
  fontWeight: 400,
  selectors: { '&&': { color: vars.color.textMuted } },
});
/** The icon. It is as far from the name as a link's icon is from the link's name. */
export const person = style({ marginRight: '0.3rem' });
/** The admin's name, which is cut if it is too long. */
export const name = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

/** Opens above the foot, and covers the links. */
export const menu = style({
  position: 'fixed',
  // Aligned with the rail, which is centered and at most 36 rem wide on a small screen.
  inset: `auto auto calc(${barHeight} + ${footHeight}) max(1.1rem, calc(50vw - 16.9rem))`,
  width: '16rem',
  maxWidth: 'calc(100vw - 2.2rem)',
  maxHeight: `calc(100dvh - ${barHeight} - ${footHeight} - 1rem)`,
  margin: 0,
  padding: 0,
  overflowY: 'auto',
  border: `1px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  fontFamily: vars.font.display,
  '@media': { [media.desktop]: { inset: `auto auto ${footHeight} 0.5rem`, maxHeight: 'none' } },
});
/** The admin's whole name, which the foot may cut. */
export const who = style({
  padding: '0.75rem 1rem',
  borderBottom: `1px solid ${vars.color.border}`,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});
export const toggles = style({
  borderBlock: `1px solid ${vars.color.border}`,
});
/** The check mark of a setting that is on. */
export const sign = style({ marginLeft: 'auto', color: vars.color.accent });

// In this menu, the theme switch has no border. A line under the chosen theme marks it, as in the filters of a list.
globalStyle(`${menu} ${choices}`, { display: 'flex', border: 0 });
globalStyle(`${menu} ${choice}`, { flex: 1 });
globalStyle(`${menu} ${choice} + ${choice}`, { borderLeft: 0 });
globalStyle(`${menu} ${choice}:hover`, { backgroundColor: vars.color.surfaceCool });
globalStyle(`${menu} ${plate}`, { justifyContent: 'center', gap: '0.35rem', paddingInline: '0.25rem' });
globalStyle(`${menu} input:checked + ${plate}`, {
  backgroundColor: 'transparent',
  color: vars.color.accent,
  boxShadow: `inset 0 -3px ${vars.color.accent}`,
});
globalStyle(`${menu} input:focus-visible + ${plate}`, { outlineOffset: '-3px' });
