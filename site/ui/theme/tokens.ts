/**
 * The raw colors of the light (`day`) and dark (`night`) theme, named after parts of a nautical chart. Only themes use
 * them. Components use the names in the contract.
 */
export const inks = {
  day: {
    paper: '#f8faf9',
    sheet: '#ffffff',
    ink: '#12222e',
    inkSoft: '#4b5b67',
    hairline: '#c3ced4',
    rule: '#12222e',
    land: '#f2e7c4',
    landLine: '#b09a4f',
    sand: '#f2e7c4',
    shallow: '#ddecf2',
    shoal: '#c5dfea',
    contour: '#6b9db5',
    tidal: '#cfe0bf',
    magenta: '#a8005f',
    magentaDeep: '#7d0047',
    onMagenta: '#ffffff',
    green: '#2d6a2f',
    ochre: '#7d5700',
    red: '#b02a12',
    blue: '#1b5a87',
  },
  night: {
    paper: '#0a151d',
    sheet: '#0f1e29',
    ink: '#dce6ea',
    inkSoft: '#98abb7',
    hairline: '#263d4c',
    rule: '#8499a5',
    land: '#2e2338',
    landLine: '#cfab4e',
    sand: '#2a2414',
    shallow: '#0c2a3b',
    shoal: '#103d54',
    contour: '#4b86a5',
    tidal: '#15392b',
    magenta: '#ff86c2',
    magentaDeep: '#ffabd5',
    onMagenta: '#2b0018',
    green: '#8fce8f',
    ochre: '#e5c158',
    red: '#ff9675',
    blue: '#86c1e8',
  },
} as const;

/** Spacing in rem, on a 4 px grid. */
export const spaces = {
  none: '0',
  hair: '0.25rem',
  tiny: '0.5rem',
  small: '0.75rem',
  base: '1rem',
  medium: '1.5rem',
  large: '2rem',
  wide: '3rem',
  vast: '4.5rem',
  section: 'clamp(2.75rem, 1.6rem + 4.9vw, 6.25rem)',
} as const;

/** Fluid type sizes. The steps between them are large enough to show the hierarchy at a glance. */
export const typeSizes = {
  note: '0.875rem',
  small: '0.9375rem',
  body: '1.0625rem',
  lead: 'clamp(1.1875rem, 1.1rem + 0.45vw, 1.4375rem)',
  heading: 'clamp(1.25rem, 1.18rem + 0.4vw, 1.5rem)',
  title: 'clamp(1.875rem, 1.4rem + 2.1vw, 3.125rem)',
  display: 'clamp(2.25rem, 1.3rem + 4.9vw, 5.25rem)',
  figure: 'clamp(2.75rem, 2rem + 3.2vw, 4.75rem)',
} as const;

/** The type sizes of the compact console: fixed, and a step smaller than on the site. */
export const compactTypeSizes = {
  note: '0.75rem',
  small: '0.8125rem',
  body: '0.875rem',
  lead: '1rem',
  heading: '1.0625rem',
  title: '1.375rem',
  display: '1.75rem',
  figure: '2.5rem',
} as const;

/**
 * The size and spacing of controls. `comfortable` is for fingers: controls are at least 44 px tall, and typed text has
 * 17 px, so that phones do not zoom in. `compact` is for mouse and keyboard.
 */
export const densities = {
  comfortable: {
    control: '3rem',
    controlSmall: '2.75rem',
    controlText: '1rem',
    controlTextSmall: '0.9375rem',
    buttonInset: '1.35rem',
    buttonInsetSmall: '1rem',
    entryInset: '0.85rem',
    entryLines: '9rem',
    checkbox: '1.4rem',
    line: '1.5px',
    edge: '6px',
    gapSmall: '0.4rem',
    gap: '0.75rem',
    gapLarge: '1.35rem',
    sheetInset: 'clamp(1.25rem, 4vw, 2rem)',
  },
  compact: {
    control: '2rem',
    controlSmall: '2rem',
    controlText: '0.8125rem',
    controlTextSmall: '0.8125rem',
    buttonInset: '0.75rem',
    buttonInsetSmall: '0.75rem',
    entryInset: '0.6rem',
    entryLines: '6.5rem',
    checkbox: '1.1rem',
    line: '1px',
    edge: '4px',
    gapSmall: '0.25rem',
    gap: '0.6rem',
    gapLarge: '0.9rem',
    sheetInset: '1.5rem',
  },
} as const;

/** The durations of motion. For their meanings, see the contract. */
export const durations = { quick: '160ms', calm: '220ms', drawn: '750ms' } as const;
export const easings = { out: 'cubic-bezier(0.2, 0.8, 0.2, 1)', pen: 'cubic-bezier(0.65, 0, 0.35, 1)' } as const;

/** The minimum viewport widths of the layouts, in px. */
export const breakpoints = { tablet: 640, desktop: 1024, laptop: 1200, wide: 1360 } as const;
