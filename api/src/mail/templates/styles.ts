import type { CSSProperties } from 'react';

/**
 * The colors of the site's day and night theme that mail needs (see `site/ui/theme/README.md`). They are copied into
 * each mail, because mails are read without the site, even years later.
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

const display = "Archivo, 'Helvetica Neue', Arial, sans-serif";
const text = "'Source Serif 4', Georgia, 'Times New Roman', serif";

/** The type: sans-serif for structure, serif for text. */
export const type = {
  title: { fontFamily: display, fontSize: '30px', lineHeight: '34px', fontWeight: 700, letterSpacing: '-0.02em' },
  heading: { fontFamily: display, fontSize: '19px', lineHeight: '24px', fontWeight: 650, letterSpacing: '-0.01em' },
  body: { fontFamily: text, fontSize: '17px', lineHeight: '26px' },
  small: { fontFamily: text, fontSize: '15px', lineHeight: '22px' },
  remark: { fontFamily: text, fontSize: '15px', lineHeight: '22px', fontStyle: 'italic' },
  label: { fontFamily: display, fontSize: '13px', lineHeight: '18px', fontWeight: 600, letterSpacing: '0.01em' },
  figure: {
    fontFamily: display,
    fontSize: '34px',
    lineHeight: '36px',
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: '-0.03em',
  },
} satisfies Record<string, CSSProperties>;

const rules = (Object.entries(inks.night) as [Ink, string][]).map(
  ([ink, value]) =>
    `.c-${ink}{color:${value}!important}.g-${ink}{background-color:${value}!important}.b-${ink}{border-color:${value}!important}`,
);

/** The rules that need a stylesheet: the dark colors, and narrow screens, where the margin moves above the text. */
export const stylesheet = [
  ':root{color-scheme:light dark;supported-color-schemes:light dark}',
  `@media (prefers-color-scheme:dark){${rules.join('')}}`,
  '@media (max-width:520px){',
  '.margin{display:block!important;width:auto!important;padding:0 0 12px!important;text-align:left!important}',
  '.content{display:block!important;width:auto!important;padding:0 0 0 18px!important}',
  '.edge{padding-left:20px!important;padding-right:20px!important}',
  '.term{display:block!important;width:auto!important;padding-bottom:0!important;border-bottom:0!important}',
  '.fact{display:block!important;width:auto!important;padding:0 0 9px!important}',
  '}',
].join('');
