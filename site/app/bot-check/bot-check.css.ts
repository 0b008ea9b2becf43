import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

const sound = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(250%)' } });

export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: '0.9rem',
  minHeight: '78px',
  maxWidth: '28rem',
  padding: '0.75rem 1rem',
  border: `1.5px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.surface,
  selectors: {
    '&[data-state="checking"]': { overflow: 'hidden' },
    '&[data-state="checking"]::after': {
      content: '',
      position: 'absolute',
      insetBlockEnd: 0,
      insetInlineStart: 0,
      width: '40%',
      height: '3px',
      backgroundColor: vars.color.accent,
      animation: `${sound} 1.2s linear infinite`,
    },
    '&[data-state="passed"]': { boxShadow: `inset 4px 0 0 ${vars.color.positive}` },
    '&[data-state="failed"]': { borderColor: vars.color.negative, boxShadow: `inset 4px 0 0 ${vars.color.negative}` },
    '&[data-state="expired"]': { boxShadow: `inset 4px 0 0 ${vars.color.caution}` },
  },
});

export const tick = style({ position: 'relative', zIndex: 1, display: 'grid', placeItems: 'center' });

export const box = style({
  appearance: 'none',
  width: '1.75rem',
  height: '1.75rem',
  margin: 0,
  border: `1.5px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.page,
  cursor: 'pointer',
  '@media': { '(scripting: none)': { borderStyle: 'dashed', pointerEvents: 'none' } },
});

export const sign = style({
  position: 'absolute',
  color: vars.color.accent,
  pointerEvents: 'none',
  visibility: 'hidden',
  selectors: { [`${frame}[data-state="passed"] &`]: { visibility: 'visible' } },
  '@media': { '(forced-colors: active)': { color: 'CanvasText' } },
});

export const label = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontWeight: 560,
  lineHeight: 1.35,
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', inset: 0 },
  '@media': { '(scripting: none)': { pointerEvents: 'none' } },
});

/** As high as Google's checkbox, so that nothing moves when it loads. */
export const place = style({ minHeight: '78px' });
