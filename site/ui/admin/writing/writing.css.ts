import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const saveState = style({
  display: 'flex',
  alignItems: 'center',
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  lineHeight: 1.3,
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-save-state="here"]': { color: vars.color.negative } },
});

/** The time when the changes were stored. A phone has no room for this text. */
export const moment = style({ '@media': { [media.phone]: { display: 'none' } } });

/** The report of the page check. The margin keeps a phone's sticky navigation from covering it after scrolling. */
export const report = style({ scrollMarginTop: '6rem', outline: 'none', ':empty': { display: 'none' } });

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });
export const sign = style({
  flex: 'none',
  marginInlineEnd: '0.5rem',
  selectors: { '[data-save-state="typing"] > &': { animation: `${turn} 1.6s linear infinite` } },
  '@media': {
    // A phone has no room for the icon, except beside a problem, which has a line of its own.
    [media.phone]: { selectors: { ':not([data-save-state="here"]) > &': { display: 'none' } } },
    '(prefers-reduced-motion: reduce)': { animation: 'none !important' },
  },
});

export const places = style({ display: 'grid', gap: '0.9rem', marginBlock: '0.6rem', ':empty': { display: 'none' } });
export const place = style({ display: 'grid', gap: '0.25rem', justifyItems: 'start' });
export const version = style({ display: 'flex', gap: '0.6rem', overflowWrap: 'anywhere' });
export const by = style({ flex: 'none', minWidth: '4rem', color: vars.color.textMuted });
