import { recipe } from '@vanilla-extract/recipes';
import { vars } from './contract.css.ts';

/** The space between a large number and a word, so that `$79` does not touch `from`. */
export const figureSpace = '0.14em';

/**
 * The text styles: sans-serif for structure, serif for running text, italic serif for remarks, `figure` for large
 * numbers.
 */
export const text = recipe({
  variants: {
    as: {
      display: {
        fontFamily: vars.font.display,
        fontSize: vars.size.display,
        fontWeight: 680,
        lineHeight: 0.98,
        letterSpacing: '-0.028em',
        textWrap: 'balance',
        overflowWrap: 'anywhere',
      },
      title: {
        fontFamily: vars.font.display,
        fontSize: vars.size.title,
        fontWeight: 640,
        lineHeight: 1.04,
        letterSpacing: '-0.022em',
        overflowWrap: 'anywhere',
      },
      heading: {
        fontFamily: vars.font.display,
        fontSize: vars.size.heading,
        fontWeight: 620,
        lineHeight: 1.18,
        letterSpacing: '-0.012em',
        overflowWrap: 'anywhere',
      },
      lead: { fontFamily: vars.font.text, fontSize: vars.size.lead, lineHeight: 1.5 },
      body: { fontSize: vars.size.body },
      /** Text that a visitor typed, with its line breaks. */
      typed: {
        fontFamily: vars.font.text,
        fontSize: vars.size.body,
        whiteSpace: 'pre-wrap',
        overflowWrap: 'anywhere',
      },
      small: { fontSize: vars.size.small, lineHeight: 1.5 },
      remark: {
        fontFamily: vars.font.text,
        fontSize: vars.size.small,
        fontStyle: 'italic',
        lineHeight: 1.45,
        color: vars.color.textMuted,
      },
      label: {
        fontFamily: vars.font.display,
        fontSize: vars.size.note,
        fontWeight: 560,
        lineHeight: 1.35,
        letterSpacing: '0.01em',
      },
      figure: {
        fontFamily: vars.font.figure,
        fontSize: vars.size.figure,
        fontWeight: 560,
        fontVariantNumeric: 'tabular-nums lining-nums',
        lineHeight: 0.95,
        letterSpacing: '-0.03em',
        // The font is so condensed that its own space would be invisible.
        wordSpacing: figureSpace,
      },
    },
    tone: {
      plain: {},
      muted: { color: vars.color.textMuted },
      accent: { color: vars.color.accent },
      positive: { color: vars.color.positive },
      caution: { color: vars.color.caution },
    },
  },
});
