import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

const unroll = keyframes({
  from: { opacity: 0, transform: 'translateY(-6px)' },
  to: { opacity: 1, transform: 'none' },
});

/** The name that opens the list; the same box before and after scripts arrive, so that nothing moves. */
export const trigger = style({ background: 'none', border: 0, cursor: 'pointer', listStyle: 'none' });

globalStyle(`${trigger}::-webkit-details-marker`, { display: 'none' });
globalStyle(`${trigger} svg`, { transition: `transform ${vars.duration.calm} ${vars.ease.out}` });
globalStyle(`${trigger}[data-state="open"] svg, details[open] > ${trigger} svg`, { transform: 'rotate(180deg)' });

export const panel = style({
  zIndex: 20,
  minWidth: '15rem',
  padding: '0.5rem',
  border: `1px solid ${vars.color.borderStrong}`,
  outline: `1px solid ${vars.color.borderStrong}`,
  outlineOffset: '3px',
  margin: '4px',
  backgroundColor: vars.color.surface,
  boxShadow: `0 0 0 4px ${vars.color.surface}`,
  animation: `${unroll} ${vars.duration.calm} ${vars.ease.out}`,
});

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
    '&:hover, &:focus-visible, &[data-highlighted]': { backgroundColor: vars.color.text, color: vars.color.page },
    '&[aria-current="page"]': { boxShadow: `inset 3px 0 0 ${vars.color.accent}` },
  },
});

export const disclosure = style({ position: 'relative' });
export const disclosed = style([panel, { position: 'absolute', top: 'calc(100% + 4px)', left: 0 }]);
