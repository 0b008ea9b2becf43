import { globalStyle, style } from '@vanilla-extract/css';
import { framed } from '#ui/neatline/neatline.css.ts';
import { sheetInset } from '#ui/section/section.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const steps = style({
  alignItems: 'start',
  minHeight: 'min(44rem, 80vh)',
  paddingBlock: 'clamp(1.5rem, 1rem + 3vw, 4rem) clamp(3.5rem, 8vw, 6.5rem)',
});

/** No outline, because the heading takes the focus only so that screen readers announce it. */
export const heading = style({ width: 'fit-content', outline: 'none' });

export const columns = style({
  display: 'grid',
  gap: '2rem',
  marginTop: 'clamp(1.5rem, 3vw, 2.75rem)',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(17rem, 21rem)',
      columnGap: 'clamp(2.5rem, 5vw, 5rem)',
      alignItems: 'start',
    },
  },
});

/** The summary comes first in the document, because it explains the form. On desktops, it is on the right. */
export const aside = style({
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: 1, position: 'sticky', top: '7rem' } },
});
export const main = style({ '@media': { [media.desktop]: { gridColumn: 1, gridRow: 1 } } });

/** The buttons to continue and to go back, in one row where they fit. On a phone, they stay in view. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem 1rem',
  alignItems: 'center',
  '@media': {
    [`${media.phone} and (min-height: 30rem)`]: {
      position: 'sticky',
      zIndex: 2,
      bottom: 0,
      gap: '0.5rem',
      marginInline: `calc(-1 * ${sheetInset})`,
      padding: `0.75rem ${sheetInset}`,
      borderTop: `1px solid ${vars.color.border}`,
      backgroundColor: vars.color.page,
    },
  },
});
globalStyle(`${ways} > button`, { '@media': { [media.phone]: { flex: 1 } } });

/**
 * The list of steps. On desktops, it is on the meridian. On narrower screens, it is above the step, and its marks are
 * on a line of their own.
 */
export const course = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto',
  '@media': { [media.desktop]: { gridTemplateColumns: 'none', gap: '2.25rem', paddingTop: '0.75rem' } },
});

export const fix = style({
  position: 'relative',
  display: 'grid',
  gap: '0.5rem',
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  '::before': {
    content: '',
    position: 'absolute',
    top: 'calc(0.875rem - 1px)',
    left: '1.75rem',
    right: 0,
    height: '2px',
    backgroundColor: vars.color.border,
  },
  selectors: {
    '&:last-child::before': { display: 'none' },
    '&[data-state="behind"]::before': { backgroundColor: vars.color.accent },
    '&[data-state="here"]': { color: vars.color.accent, fontWeight: 680 },
    '&[data-state="behind"]': { color: vars.color.text },
  },
  '@media': {
    [media.desktop]: {
      minHeight: '1.75rem',
      alignContent: 'center',
      justifyContent: 'end',
      paddingRight: '0.5rem',
      textAlign: 'right',
      '::before': { display: 'none' },
    },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  border: `2px solid ${vars.color.textMuted}`,
  borderRadius: '50%',
  backgroundColor: vars.color.page,
  color: vars.color.textMuted,
  fontSize: vars.size.note,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: 1,
  selectors: {
    ':is([data-state="behind"], [data-state="here"]) > &': {
      borderColor: vars.color.accent,
      backgroundColor: vars.color.accent,
      color: vars.color.onAccent,
    },
    '[data-state="behind"] > &': { backgroundColor: vars.color.page, color: vars.color.accent },
  },
  // Centers the number on the meridian: half the number, half the line, and the gutter between.
  '@media': { [media.desktop]: { position: 'absolute', right: 'calc(-2.5rem - 0.875rem - 0.5px)', top: 0 } },
});

export const summary = style([
  framed,
  {
    position: 'relative',
    padding: '5px',
    backgroundColor: vars.color.surfaceWarm,
    outline: `1px solid ${vars.color.borderStrong}`,
    outlineOffset: '-6px',
  },
]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0.15rem 1rem',
  padding: '1.1rem 1.25rem 0.9rem',
  '@media': { [media.desktop]: { display: 'grid', padding: '1.5rem 1.5rem 1.25rem' } },
});
export const muted = style({ color: vars.color.textMuted });

export const lines = style({
  borderTop: `1px solid ${vars.color.borderWarm}`,
  margin: '0 1.25rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  '@media': { [media.desktop]: { margin: '0 1.5rem' } },
});
export const line = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '1rem',
  paddingBlock: '0.6rem',
  borderBottom: `1px solid ${vars.color.borderWarm}`,
});
export const wideLine = style([line, { display: 'none', '@media': { [media.desktop]: { display: 'flex' } } }]);
export const figures = style({ fontVariantNumeric: 'tabular-nums lining-nums', textAlign: 'right' });

export const total = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '1rem',
  paddingBlock: '0.9rem 0.5rem',
});
export const amount = style({ fontSize: 'clamp(2rem, 1.6rem + 1.4vw, 2.75rem)' });
export const remark = style({
  padding: '0 1.25rem 1.25rem',
  '@media': { [media.desktop]: { padding: '0 1.5rem 1.5rem' } },
});

/** The seller with contact details. Hidden on a phone, where the header and footer show both. */
export const seller = style({
  display: 'none',
  flexWrap: 'wrap',
  gap: '0.1rem 0.4em',
  margin: '0 1.25rem',
  padding: '0.75rem 0 1.1rem',
  borderTop: `1px solid ${vars.color.borderWarm}`,
  fontFamily: vars.font.display,
  '@media': { [media.tablet]: { display: 'flex' }, [media.desktop]: { margin: '0 1.5rem' } },
});

export const terms = style({
  maxWidth: '36rem',
  marginTop: 'clamp(2rem, 4vw, 3rem)',
  paddingTop: '1rem',
  borderTop: `1px solid ${vars.color.borderStrong}`,
  fontSize: vars.size.small,
  lineHeight: 1.5,
});
export const termList = style({ marginTop: '0.4rem' });
export const term = style({
  display: 'grid',
  gap: '0.1rem 1.5rem',
  paddingBlock: '0.5rem',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  '@media': { [media.tablet]: { gridTemplateColumns: '7.5rem minmax(0, 1fr)', alignItems: 'baseline' } },
});

export const form = style({ display: 'grid', gap: '1.5rem', maxWidth: '32rem' });
/** Keeps a focused field clear of the sticky buttons. */
globalStyle(`${form} :is(input, a)`, { '@media': { [media.phone]: { scrollMarginBottom: '8rem' } } });
export const formWays = style({ marginTop: '0.5rem' });
