import { createGlobalThemeContract } from '@vanilla-extract/css';

/** What a colour, a face or a duration is for. Components know these names and nothing of the palette behind them. */
export const vars = createGlobalThemeContract(
  {
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
    font: { display: null, text: null },
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
    duration: { quick: null, calm: null },
    ease: { out: null },
  },
  (_value, path) => path.join('-'),
);
