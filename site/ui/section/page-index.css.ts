import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { scrolling } from '#ui/theme/motion.ts';
import { spaces } from '#ui/theme/tokens.ts';
import { gutter, label, labelColumn, sheet, sheetInset, sheetWidth } from './section.css.ts';

const entryHeight = createVar();

export const indexed = style({ position: 'relative' });

/** The margin beside all sections. The list in it stays in view. */
export const margin = style({
  display: 'none',
  '@media': {
    [media.desktop]: {
      display: 'block',
      position: 'absolute',
      zIndex: 1,
      insetBlock: spaces.section,
      left: `calc(max(0px, (100% - ${sheetWidth}) / 2) + ${sheetInset})`,
      width: `calc(${labelColumn} + ${gutter})`,
    },
  },
});

// On a post's page, the sections are within a sheet, and the margin starts at the sheet's edge.
globalStyle(`${sheet} ${margin}`, { left: 0, top: spaces.wide });

export const list = style({
  position: 'sticky',
  top: '7.5rem',
  paddingTop: '0.2rem',
  vars: { [entryHeight]: '2.25rem' },
});
// On a post's page, each entry has room for two lines, because a post's headings are long.
globalStyle(`${sheet} ${list}`, { vars: { [entryHeight]: '2.75rem' } });
export const entry = style({ position: 'relative', height: entryHeight });

const reading = keyframes({ 'from, to': { color: vars.color.accent } });
export const link = style([
  {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: entryHeight,
    fontFamily: vars.font.display,
    fontSize: vars.size.small,
    fontWeight: 560,
    lineHeight: 1.15,
    maxWidth: labelColumn,
    color: vars.color.textMuted,
    textDecoration: 'none',
    ':hover': { color: vars.color.accent, textDecoration: 'underline' },
  },
  scrolling({ animation: `${reading} auto linear` }),
]);

/**
 * A ring on the line beside each section's name. A dot fills the ring of the current section, and moves to the next
 * ring at the section's end.
 */
const ring = style({
  position: 'absolute',
  right: 'calc(-0.375rem - 0.5px)',
  top: `calc(${entryHeight} / 2 - 0.375rem)`,
  width: '0.75rem',
  height: '0.75rem',
  border: `2px solid ${vars.color.accent}`,
  borderRadius: '50%',
});
export const place = style([ring, { backgroundColor: vars.color.page }]);
const travel = keyframes({
  '0%, 75%': { opacity: 1, transform: 'none' },
  '100%': { opacity: 1, transform: `translateY(${entryHeight})` },
});
const stay = keyframes({ 'from, to': { opacity: 1 } });
export const mark = style([
  ring,
  { zIndex: 1, opacity: 0, backgroundColor: vars.color.accent },
  scrolling({
    animation: `${travel} auto linear`,
    selectors: { 'li:last-child > &': { animationName: stay } },
  }),
]);

// The list replaces the labels of the sections. The labels keep their space.
globalStyle(`${indexed} ${label}`, { '@media': { [media.desktop]: { visibility: 'hidden' } } });
