import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { densities, durations, easings, inks, typeSizes } from './tokens.ts';

type Ink = keyof typeof inks.day;

/** Returns a color for both themes. The browser uses the one for the element's color scheme. */
const ink = (name: Ink) => `light-dark(${inks.day[name]}, ${inks.night[name]})`;

/** The color for each color name in the contract. */
const colors = {
  page: ink('paper'),
  surface: ink('sheet'),
  surfaceWarm: ink('land'),
  surfaceCaution: ink('sand'),
  surfaceCool: ink('shallow'),
  surfaceCoolStrong: ink('shoal'),
  surfaceGreen: ink('tidal'),
  text: ink('ink'),
  textMuted: ink('inkSoft'),
  border: ink('hairline'),
  borderStrong: ink('rule'),
  borderWarm: ink('landLine'),
  contour: ink('contour'),
  accent: ink('magenta'),
  accentStrong: ink('magentaDeep'),
  onAccent: ink('onMagenta'),
  positive: ink('green'),
  caution: ink('ochre'),
  negative: ink('red'),
  info: ink('blue'),
};

const sans = "'Archivo', 'Archivo Fallback', 'Archivo Fallback Android', Arial, sans-serif";

createGlobalTheme(':root', vars, {
  color: colors,
  font: {
    display: sans,
    figure: `'Archivo Figures', ${sans}`,
    text: "'Octant Serif', 'Octant Serif Fallback', 'Octant Serif Fallback Android', Georgia, serif",
  },
  size: typeSizes,
  density: densities.comfortable,
  duration: durations,
  ease: easings,
});

globalStyle(':root', {
  // The device's color scheme, unless the visitor chose a theme: see `app/layout/page-script/theme.ts`.
  colorScheme: 'light dark',
  '@media': {
    // Print with the light colors on white, whatever the theme on screen is.
    print: { vars: { [vars.color.page]: '#ffffff' }, colorScheme: 'light' },
    // Nearly all transitions use these durations, so this rule stops them. `global.css.ts` stops animations.
    '(prefers-reduced-motion: reduce)': {
      vars: { [vars.duration.quick]: '0.01ms', [vars.duration.calm]: '0.01ms', [vars.duration.drawn]: '0.01ms' },
    },
  },
});

for (const theme of ['light', 'dark'] as const)
  globalStyle(`:root[data-theme="${theme}"]`, { '@media': { screen: { colorScheme: theme } } });
