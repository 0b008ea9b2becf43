/** Colours of the printed chart, as the site's day theme has them. */
export const day = {
  paper: '#F8FAF9',
  ink: '#12222E',
  muted: '#4B5B67',
  land: '#F2E7C4',
  landLine: '#C9B677',
  shallow: '#DDECF2',
  shallower: '#C5DFEA',
  intertidal: '#CFE0BF',
  magenta: '#A8005F',
} as const;

/** The same chart on a bridge display at night. */
export const night = {
  paper: '#0A151D',
  ink: '#D9E4E8',
  muted: '#93A6B1',
  land: '#211E14',
  landLine: '#5C5334',
  shallow: '#0F2431',
  shallower: '#16364A',
  intertidal: '#1C2B1E',
  magenta: '#FF7EBB',
} as const;

/** Either edition of the chart's colours. */
export type Edition = { readonly [Name in keyof typeof day]: string };
