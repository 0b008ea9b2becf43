import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

const rolledUp = { opacity: 0, transform: 'translateY(-6px)' } as const;
const timing = `${vars.duration.calm} ${vars.ease.out}`;

export const trigger = style({ background: 'none', border: 0, cursor: 'pointer' });
globalStyle(`${trigger} svg`, { transition: `transform ${vars.duration.calm} ${vars.ease.out}` });
globalStyle(`${trigger}:has(+ :popover-open) svg`, { transform: 'rotate(180deg)' });

/** In browsers without anchor positioning, the page's script sets `left`. */
export const panel = style({
  position: 'fixed',
  inset: 'auto',
  top: '4rem',
  minWidth: '15rem',
  margin: '8px 4px 4px',
  padding: '0.5rem',
  border: `1px solid ${vars.color.borderStrong}`,
  outline: `1px solid ${vars.color.borderStrong}`,
  outlineOffset: '3px',
  backgroundColor: vars.color.surface,
  color: vars.color.text,
  boxShadow: `0 0 0 4px ${vars.color.surface}`,
  ...rolledUp,
  pointerEvents: 'none',
  transition: `opacity ${timing}, transform ${timing}, overlay ${timing} allow-discrete, display ${timing} allow-discrete`,
  selectors: { '&:popover-open': { opacity: 1, transform: 'none', pointerEvents: 'auto' } },
  '@supports': { '(position-area: bottom span-right)': { inset: 'auto', positionArea: 'bottom span-right' } },
});

globalStyle(`${panel}:popover-open`, { '@starting-style': rolledUp });

export const item = style({
  display: 'block',
  padding: '0.6rem 0.85rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontWeight: 540,
  lineHeight: 1.35,
  textDecoration: 'none',
  outline: 'none',
  selectors: {
    '&:hover, &:focus-visible': { backgroundColor: vars.color.text, color: vars.color.page },
    '&[aria-current="page"]': { boxShadow: `inset 3px 0 0 ${vars.color.accent}` },
  },
});
