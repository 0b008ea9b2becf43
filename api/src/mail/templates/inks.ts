/**
 * The inks of the site's chart, by day and by night, as far as mail needs them; the idea behind them is in
 * `site/ui/theme/README.md`, where they come from. Mail carries its own copy: it is read years later, without the site.
 */
export const inks = {
  day: {
    paper: '#f8faf9',
    sheet: '#ffffff',
    ink: '#12222e',
    soft: '#4b5b67',
    line: '#c3ced4',
    rule: '#12222e',
    water: '#ddecf2',
    accent: '#a8005f',
    onAccent: '#ffffff',
    good: '#2d6a2f',
    warning: '#7d5700',
    poor: '#b02a12',
  },
  night: {
    paper: '#0a151d',
    sheet: '#0f1e29',
    ink: '#dce6ea',
    soft: '#98abb7',
    line: '#263d4c',
    rule: '#8499a5',
    water: '#14303f',
    accent: '#ff86c2',
    onAccent: '#2b0018',
    good: '#8fce8f',
    warning: '#e5c158',
    poor: '#ff9675',
  },
} as const;

export type Ink = keyof typeof inks.day;
