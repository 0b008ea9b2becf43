import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { scrolling } from '#ui/theme/motion.ts';
import { spaces } from '#ui/theme/tokens.ts';
import { gutter, label, labelColumn, sheetInset, sheetWidth } from './section.css.ts';

const entryHeight = '2.25rem';

export const indexed = style({ position: 'relative' });

/** The margin beside all sections at once; the list in it stays in view. */
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

export const list = style({ position: 'sticky', top: '7.5rem', paddingTop: '0.2rem' });
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
    lineHeight: 1.2,
    color: vars.color.textMuted,
    textDecoration: 'none',
    ':hover': { color: vars.color.accent, textDecoration: 'underline' },
  },
  scrolling({ animation: `${reading} auto linear` }),
]);

/** A ring on the line beside each name; the dot in it leaves for the next one while its section is read. */
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
  from: { opacity: 1, transform: 'none' },
  to: { opacity: 1, transform: `translateY(${entryHeight})` },
});
export const mark = style([
  ring,
  { zIndex: 1, opacity: 0, backgroundColor: vars.color.accent },
  scrolling({ animation: `${travel} auto linear` }),
]);

// The list names the sections instead of their own labels, which keep their place.
globalStyle(`${indexed} ${label}`, { '@media': { [media.desktop]: { visibility: 'hidden' } } });
