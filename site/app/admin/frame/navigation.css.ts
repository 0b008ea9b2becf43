import { globalStyle, style } from '@vanilla-extract/css';
import { scrollRegion } from '#ui/scroll-region/scroll-region.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { hidden } from '#ui/visually-hidden/hidden.ts';

export const railWidth = '12.5rem';

/**
 * On a desktop, a column that stays in view. On a smaller screen, a bar of views that stays in view, with the account below
 * it and the settings after the page.
 */
export const rail = style({
  display: 'contents',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      top: 0,
      display: 'grid',
      gridTemplateRows: '1fr auto',
      height: '100dvh',
      paddingBlock: '1rem 0.75rem',
      overflowY: 'auto',
      // The line between the rail and the page.
      borderRight: `1px solid ${vars.color.accent}`,
    },
    print: { display: 'none' },
  },
});

export const nav = style({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  borderBottom: `1px solid ${vars.color.accent}`,
  backgroundColor: vars.color.page,
  '@media': { [media.desktop]: { position: 'static', borderBottom: 0 } },
});

export const links = style([
  scrollRegion,
  {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(max-content, 1fr)',
    scrollbarWidth: 'none',
    '@media': { [media.desktop]: { gridAutoFlow: 'row', gridAutoColumns: 'minmax(0, 1fr)', overflowX: 'visible' } },
  },
]);

/** At least 44 px high: a row of the column, or an item of the bar with its name below the icon. */
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.65rem',
  width: '100%',
  minHeight: '2.75rem',
  paddingInline: '1.1rem',
  border: 0,
  background: 'none',
  color: vars.color.text,
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontWeight: 560,
  lineHeight: 1.2,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.surfaceCool },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '&[aria-current]': {
      backgroundColor: vars.color.surfaceCool,
      boxShadow: `inset 0 -3px ${vars.color.accent}`,
    },
  },
  '@media': {
    [media.desktop]: {
      selectors: { '&[aria-current]': { boxShadow: `inset -3px 0 ${vars.color.accent}` } },
    },
    [`not ${media.desktop}`]: {
      selectors: {
        [`${links} &`]: {
          position: 'relative',
          flexDirection: 'column',
          justifyContent: 'center',
          gap: '0.2rem',
          minWidth: '4.7rem',
          minHeight: '3.5rem',
          paddingInline: '0.4rem',
          fontSize: '0.8125rem',
        },
      },
    },
  },
});
globalStyle(`${link} svg`, { flex: 'none' });

/** The first link of a group. */
export const group = style({
  '@media': {
    [media.desktop]: { marginTop: '0.5rem', paddingTop: '0.5rem', borderTop: `1px solid ${vars.color.border}` },
    [`not ${media.desktop}`]: { borderLeft: `1px solid ${vars.color.border}` },
  },
});

export const tools = style({ display: 'flex', '@media': { [media.desktop]: { paddingLeft: '0.3rem' } } });
/** A square with an icon. A line marks a setting that is on. */
export const tool = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: 0,
  background: 'none',
  color: vars.color.text,
  cursor: 'pointer',
  ':hover': { backgroundColor: vars.color.surfaceCool },
  ':focus-visible': { outlineOffset: '-3px' },
  selectors: {
    '&[aria-pressed="true"]': {
      backgroundColor: vars.color.surfaceCool,
      boxShadow: `inset 0 -3px ${vars.color.accent}`,
      color: vars.color.accent,
    },
  },
});

export const name = style({ flex: '0 1 auto' });

/** A view's count. On the bar it is at the icon's corner. */
export const count = style({
  marginLeft: 'auto',
  color: vars.color.accent,
  fontSize: vars.size.note,
  fontWeight: 680,
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [`not ${media.desktop}`]: { position: 'absolute', top: '0.3rem', left: 'calc(50% + 0.8rem)', margin: 0 },
  },
});

export const account = style({
  display: 'contents',
  '@media': {
    [media.desktop]: { display: 'grid', paddingTop: '0.5rem', borderTop: `1px solid ${vars.color.border}` },
    print: { display: 'none' },
  },
});

export const settings = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  order: 1,
  paddingInline: '0.5rem',
  paddingBlock: '0.5rem 1.5rem',
  borderTop: `1px solid ${vars.color.border}`,
  '@media': { [media.desktop]: { display: 'grid', padding: 0, borderTop: 0 } },
});
globalStyle(`${settings} ${link}`, {
  whiteSpace: 'nowrap',
  '@media': { [`not ${media.desktop}`]: { width: 'auto', paddingInline: '0.5rem' } },
});

/** On a smaller screen, a line below the bar of views. */
export const strip = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingInline: 'clamp(1.25rem, 3vw, 2.5rem) 0.5rem',
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': { [media.desktop]: { display: 'block', paddingInline: 0, borderBottom: 0 } },
});
export const who = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 1rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
  paddingBlock: '0.5rem',
  '@media': { [media.desktop]: { display: 'block', paddingInline: '1.1rem' } },
});
/** Left out on a smaller screen, but not for screen readers. */
export const roomy = style({ '@media': { [`not ${media.desktop}`]: hidden } });
globalStyle(`${who} strong`, { color: vars.color.text, fontWeight: 620 });

export const theme = style({
  padding: '0.4rem 0.5rem 0.4rem 0.75rem',
  '@media': { [media.desktop]: { paddingInline: '1.1rem' } },
});

/** Keeps its line while it is empty, so that nothing moves when the stream opens. */
export const connection = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: '1lh',
  selectors: {
    // Filled while changes arrive, and otherwise a ring, so that they differ without color and in forced colors.
    '&[data-connection]::before': {
      content: '',
      width: '0.5rem',
      height: '0.5rem',
      border: `2px solid ${vars.color.caution}`,
      borderRadius: '50%',
    },
    '&[data-connection="live"]::before': { borderWidth: '0.25rem', borderColor: vars.color.positive },
  },
});
