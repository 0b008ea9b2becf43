import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** The box of a picture. `Picture` sets its aspect ratio, so that nothing moves when the picture loads. */
export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  backgroundColor: vars.color.surfaceCool,
});
/**
 * In the dark theme, dims a picture that was not made for this site. In the light theme, multiplying by white changes
 * nothing.
 */
export const dimmed = style({
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    pointerEvents: 'none',
    mixBlendMode: 'multiply',
    backgroundColor: `color-mix(in srgb, ${vars.color.surface} 22%, white)`,
  },
});
export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });

/** The background and text style of a picture's placeholder. */
export const emptySheet = {
  backgroundColor: vars.color.surfaceCool,
  backgroundImage: `repeating-radial-gradient(ellipse at 30% 120%, transparent 0 1.6rem, ${vars.color.surfaceCoolStrong} 1.6rem calc(1.6rem + 1px))`,
  color: vars.color.textMuted,
  fontFamily: vars.font.text,
  fontStyle: 'italic',
} as const;

const words = {
  ...emptySheet,
  display: 'grid',
  placeItems: 'center',
  // Keeps the placeholder's size, however long its text is.
  overflow: 'hidden',
  padding: '1.5rem',
  fontSize: vars.size.lead,
  textAlign: 'center',
} as const;

export const placeholder = style(words);

// A picture that failed before hydration has the same placeholder. The page's script sets the attribute to the
// placeholder's text.
globalStyle(`${frame}[data-failed]`, words);
globalStyle(`${frame}[data-failed]::before`, { content: 'attr(data-failed) / ""' });
globalStyle(`${frame}[data-failed]::after, ${frame}[data-failed] > img`, { display: 'none' });
