import { createThemeContract } from '@vanilla-extract/css';

/** The meaning of a color, a face, a size or a duration. Components use these names, not the values behind them. */
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
  /** The differences between a touch page and a desktop tool: see `densities` in the tokens. */
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
  /** `quick`: answers to a press. `calm`: things that come and go. `drawn`: a line that is drawn once. */
  duration: { quick: null, calm: null, drawn: null },
  /** `out`: motion that a press started, and that comes to rest. `pen`: a line, which starts and stops gently. */
  ease: { out: null, pen: null },
});
