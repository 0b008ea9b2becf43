import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { densities, inks, typeSizes } from './tokens.ts';

type Inks = { [name in keyof typeof inks.day]: string };

/** Gives every meaning in the contract its ink. */
function colors(palette: Inks) {
  return {
    page: palette.paper,
    surface: palette.sheet,
    surfaceWarm: palette.land,
    surfaceCool: palette.shallow,
    surfaceCoolStrong: palette.shoal,
    surfaceGreen: palette.tidal,
    text: palette.ink,
    textMuted: palette.inkSoft,
    border: palette.hairline,
    borderStrong: palette.rule,
    borderWarm: palette.landLine,
    contour: palette.contour,
    accent: palette.magenta,
    accentStrong: palette.magentaDeep,
    onAccent: palette.onMagenta,
    positive: palette.green,
    caution: palette.ochre,
    negative: palette.red,
    info: palette.blue,
  };
}

const sans = "'Archivo', 'Archivo Fallback', 'Archivo Fallback Android', Arial, sans-serif";

createGlobalTheme(':root', vars, {
  color: colors(inks.day),
  font: {
    display: sans,
    figure: `'Archivo Figures', ${sans}`,
    text: "'Octant Serif', 'Octant Serif Fallback', 'Octant Serif Fallback Android', Georgia, serif",
  },
  size: typeSizes,
  density: densities.comfortable,
  duration: { quick: '120ms', calm: '220ms' },
  ease: { out: 'cubic-bezier(0.2, 0.8, 0.2, 1)' },
});

globalStyle(':root', {
  colorScheme: 'light dark',
  '@media': {
    '(prefers-color-scheme: dark)': { vars: assignVars(vars.color, colors(inks.night)) },
    // Paper is white: the day's inks, whatever the screen shows.
    print: { vars: assignVars(vars.color, { ...colors(inks.day), page: '#ffffff' }), colorScheme: 'light' },
    // Every transition takes its time from these two, so this one rule stills the whole site.
    '(prefers-reduced-motion: reduce)': { vars: { [vars.duration.quick]: '0.01ms', [vars.duration.calm]: '0.01ms' } },
  },
});
