import { createThemeContract } from '@vanilla-extract/css';

/** Semantic names for colors, fonts, sizes, and durations. Components use these names, not the values behind them. */
export const vars = createThemeContract({
  color: {
    page: null,
    surface: null,
    surfaceWarm: null,
    surfaceCool: null,
    surfaceCoolStrong: null,
    surfaceGreen: null,
    text: null,
    textMuted: null,
    border: null,
    borderStrong: null,
    borderWarm: null,
    contour: null,
    accent: null,
    accentStrong: null,
    onAccent: null,
    positive: null,
    caution: null,
    negative: null,
    info: null,
  },
  font: { display: null, figure: null, text: null },
  size: {
    note: null,
    small: null,
    body: null,
    lead: null,
    heading: null,
    title: null,
    display: null,
    figure: null,
  },
  /** Sizes that differ between the site and the compact console: see `densities` in the tokens. */
  density: {
    control: null,
    controlSmall: null,
    controlText: null,
    controlTextSmall: null,
    buttonInset: null,
    buttonInsetSmall: null,
    entryInset: null,
    entryLines: null,
    checkbox: null,
    line: null,
    edge: null,
    gapSmall: null,
    gap: null,
    gapLarge: null,
    sheetInset: null,
  },
  /** `quick`: feedback to a click. `calm`: things that appear and disappear. `drawn`: a line that is drawn once. */
  duration: { quick: null, calm: null, drawn: null },
  /** `out`: motion that starts fast and slows down. `pen`: a drawn line, which starts and stops gently. */
  ease: { out: null, pen: null },
});
