import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { bottomBar } from '#ui/toast/toaster.css.ts';
import { hidden } from '#ui/visually-hidden/hidden.ts';
import { foot } from '../writing/writing-page.css.ts';
import { barHeight, barLinkHeight, count, label, link } from './navigation.css.ts';

export const bar = style({
  position: 'fixed',
  zIndex: 3,
  insetInline: 0,
  bottom: 0,
  paddingBottom: 'env(safe-area-inset-bottom)',
  borderTop: `1px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.page,
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  selectors: { [`:root:has(${foot}) &`]: { display: 'none' } },
  '@media': { [media.desktop]: { display: 'none' }, print: { display: 'none' } },
});

// The connection's status is visible only while changes do not arrive live. Screen readers always announce it.
globalStyle(`${bar} > p`, {
  paddingInline: 'clamp(1.25rem, 3vw, 2.5rem)',
  borderBottom: `1px solid ${vars.color.border}`,
});
globalStyle(`${bar} > p:is([data-connection="live"], :empty)`, hidden);

export const nav = style({ display: 'grid', gridTemplateColumns: '4fr 1fr', maxWidth: '36rem', marginInline: 'auto' });
export const links = style({ display: 'grid', gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' });

/** A link: the icon, and below it the name and the count. */
globalStyle(`${nav} ${link}`, {
  flexDirection: 'column',
  justifyContent: 'center',
  gap: '0.2rem',
  minHeight: barLinkHeight,
  paddingInline: '0.25rem',
  fontSize: '0.8125rem',
});
globalStyle(`${nav} ${link}:is([aria-current], [data-current])`, {
  backgroundColor: vars.color.surfaceCool,
  boxShadow: `inset 0 3px ${vars.color.accent}`,
  fontWeight: 620,
});
// As tall with a count as without one, so that all icons are on one line.
globalStyle(`${nav} ${label}`, { flex: 'none', alignItems: 'center', gap: '0.25rem', minHeight: '1.125rem' });
globalStyle(`${nav} ${count}`, {
  margin: 0,
  paddingInline: '0.35rem',
  backgroundColor: vars.color.accent,
  color: vars.color.page,
  fontSize: '0.75rem',
  lineHeight: '1.125rem',
});
globalStyle(`${nav} ${count}[data-urgent]`, { backgroundColor: vars.color.caution, color: vars.color.page });

// Keeps toasts and the focused element above the bar.
globalStyle(`:root:has(${bar}):not(:has(${foot}))`, {
  '@media': {
    [`not ${media.desktop}`]: {
      vars: { [bottomBar]: barHeight },
      scrollPaddingBottom: `calc(${barHeight} + 1.5rem)`,
    },
  },
});
