import { createThemeContract } from '@vanilla-extract/css';

/** What a color, a face, a size or a duration is for. Components know these names and nothing of the values behind them. */
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
  /** What differs between a page that is touched and a tool that is worked in all day: see `densities` in the tokens. */
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
  /** `quick`: what answers a hand. `calm`: what comes and goes. `drawn`: a line that is drawn once. */
  duration: { quick: null, calm: null, drawn: null },
  /** `out`: what a hand set going, and what comes to rest. `pen`: a line, which starts and stops gently. */
  ease: { out: null, pen: null },
});
