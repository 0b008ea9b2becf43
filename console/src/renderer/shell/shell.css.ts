import { vars } from '@agency/site/ui/theme/contract.css.ts';
import { globalStyle, style } from '@vanilla-extract/css';
import { narrow } from '../theme/density.ts';

/** The window: a margin with the views on the left, the main content on the right, and the status line below. */
export const shell = style({
  display: 'grid',
  gridTemplateColumns: '11.5rem minmax(0, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr) auto auto',
  height: '100%',
  '@media': { [narrow]: { gridTemplateColumns: '3.25rem minmax(0, 1fr)' } },
});

export const margin = style({
  display: 'grid',
  gridRow: '1 / 3',
  gridTemplateRows: 'auto 1fr auto',
  minHeight: 0,
  overflowY: 'auto',
  paddingBlock: '0.85rem 0.5rem',
  borderRight: `1px solid ${vars.color.accent}`,
});

export const brand = style({
  gridRow: 1,
  padding: '0 0.9rem 1rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.body,
  fontWeight: 680,
  '@media': { [narrow]: { display: 'none' } },
});

export const nav = style({ gridRow: 2 });
export const links = style({ display: 'grid', alignContent: 'start' });
export const link = style({
  display: 'grid',
  gridTemplateColumns: '1.1rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '0.65rem',
  width: '100%',
  minHeight: '2.1rem',
  paddingInline: '0.9rem',
  border: 0,
  borderRight: '3px solid transparent',
  background: 'none',
  textAlign: 'left',
  fontSize: vars.size.small,
  fontWeight: 560,
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.surfaceCool },
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[aria-current="page"]': { borderRightColor: vars.color.accent, backgroundColor: vars.color.surfaceCool },
  },
  '@media': {
    [narrow]: {
      gridTemplateColumns: '1fr',
      alignContent: 'center',
      justifyItems: 'center',
      gap: '0.1rem',
      // Keeps the same height with and without a count below the icon.
      minHeight: '2.75rem',
      paddingInline: '0.2rem',
      position: 'relative',
    },
  },
});

/** Hidden in a narrow window, but not from screen readers. */
export const roomy = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': {
    [narrow]: { position: 'absolute', width: '1px', height: '1px', clipPath: 'inset(50%)' },
  },
});

export const count = style({
  fontSize: vars.size.note,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
  fontWeight: 700,
  selectors: {
    '&[data-tone="news"]': { color: vars.color.accent },
    '&[data-tone="trouble"]': { color: vars.color.caution },
  },
  '@media': {
    [narrow]: { lineHeight: 1.2 },
  },
});

/** The toasts below the main content, which shrinks for them, so that no toast covers a row or a button. */
export const notices = style({ gridColumn: 2 });

export const work = style({ minWidth: 0, minHeight: 0, overflow: 'hidden' });

export const account = style({
  gridRow: 3,
  display: 'grid',
  paddingTop: '0.5rem',
  borderTop: `1px solid ${vars.color.border}`,
});
export const who = style({
  padding: '0 0.9rem 0.35rem',
  fontSize: vars.size.note,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  '@media': { [narrow]: { display: 'none' } },
});
globalStyle(`${who} strong`, { display: 'block', color: vars.color.text, fontWeight: 620 });
