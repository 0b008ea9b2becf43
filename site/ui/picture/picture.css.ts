import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** Reserves the place of a picture with unknown size, so that nothing moves when it loads. */
export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  backgroundColor: vars.color.surfaceCool,
});
/** Multiplied with the day's white a picture is unchanged; by night one without a night version is dimmed. */
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

/** The placeholder of a picture: a sheet with contours, and a text. */
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
  // The place keeps its size, however long the text is.
  overflow: 'hidden',
  padding: '1.5rem',
  fontSize: vars.size.lead,
  textAlign: 'center',
} as const;

export const placeholder = style(words);

// The same for one that failed before hydration: the page's script writes the text beside it.
globalStyle(`${frame}[data-failed]`, words);
globalStyle(`${frame}[data-failed]::before`, { content: 'attr(data-failed) / ""' });
globalStyle(`${frame}[data-failed]::after, ${frame}[data-failed] > img`, { display: 'none' });
