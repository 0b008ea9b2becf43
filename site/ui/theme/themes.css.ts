import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { densities, durations, easings, inks, typeSizes } from './tokens.ts';

type Ink = keyof typeof inks.day;

/** Returns a color with one value per theme. The browser uses the value for the element's color scheme. */
const ink = (name: Ink) => `light-dark(${inks.day[name]}, ${inks.night[name]})`;

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
  // Follows the device's setting, unless the visitor chose a theme: see `app/layout/page-script/theme.ts`.
  colorScheme: 'light dark',
  '@media': {
    // Paper always gets the light colors on white.
    print: { vars: { [vars.color.page]: '#ffffff' }, colorScheme: 'light' },
    // Stops nearly all transitions, because they use these durations. `global.css.ts` stops animations.
    '(prefers-reduced-motion: reduce)': {
      vars: { [vars.duration.quick]: '0.01ms', [vars.duration.calm]: '0.01ms', [vars.duration.drawn]: '0.01ms' },
    },
  },
});

for (const theme of ['light', 'dark'] as const)
  globalStyle(`:root[data-theme="${theme}"]`, { '@media': { screen: { colorScheme: theme } } });
