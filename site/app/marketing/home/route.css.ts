import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { breakpoints } from '#ui/theme/tokens.ts';

const between = `${media.tablet} and (max-width: ${breakpoints.desktop - 1}px)`;

export const statement = style({ maxWidth: '48rem' });
export const stages = style({
  marginTop: 'clamp(2rem, 4vw, 3.5rem)',
  borderTop: `1px solid ${vars.color.borderStrong}`,
});

export const stage = style({
  display: 'grid',
  gap: '0.2rem 2rem',
  paddingBlock: 'clamp(0.75rem, 2vw, 1.25rem)',
  borderBottom: `1px solid ${vars.color.borderWarm}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '13rem 1fr', alignItems: 'baseline' } },
});

globalStyle(`${stage} > dd`, { '@media': { [media.phone]: { fontSize: vars.size.small, lineHeight: 1.5 } } });

export const list = style({
  display: 'grid',
  gap: 'clamp(1.75rem, 5vw, 4.5rem)',
  marginTop: 'clamp(1.5rem, 4vw, 3.5rem)',
});

/** On desktops, the pictures alternate between the left and the right. */
export const item = style({
  display: 'grid',
  gap: '1rem 1.5rem',
  selectors: { '& + &': { paddingTop: '1.5rem', borderTop: `1px solid ${vars.color.borderStrong}` } },
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: '2rem',
      alignItems: 'center',
      selectors: { '& + &': { paddingTop: 0, borderTop: 0 } },
    },
    [between]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.1fr)', alignItems: 'start' },
  },
});
/** On phones, the second and later items are smaller, and their picture is beside the title. */
const follows = `${item}:nth-child(n + 2)`;
globalStyle(follows, {
  '@media': { [media.phone]: { gridTemplateColumns: '8rem minmax(0, 1fr)', gap: '0.35rem 1rem' } },
});
globalStyle(`${follows} > :first-child`, { '@media': { [media.phone]: { gridRow: '1 / span 2' } } });
globalStyle(`${follows} > :last-child`, { '@media': { [media.phone]: { display: 'contents' } } });
globalStyle(`${follows} > :last-child > :nth-child(n + 3)`, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } });
globalStyle(`${follows} > :last-child > p:nth-child(n + 3)`, { '@media': { [media.phone]: { marginTop: '0.5rem' } } });

/** Only the first three lines on phones. The item's page has the whole text. */
export const summary = style({
  '@media': {
    [media.phone]: {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      overflow: 'hidden',
      fontSize: vars.size.small,
      lineHeight: 1.5,
    },
  },
});

export const plate = style({
  '@media': {
    [media.desktop]: {
      gridColumn: '1 / span 7',
      gridRow: 1,
      selectors: { [`${item}:nth-child(even) &`]: { gridColumn: '6 / span 7' } },
    },
  },
});

export const words = style({
  '@media': {
    [media.desktop]: {
      gridColumn: '8 / span 5',
      gridRow: 1,
      selectors: { [`${item}:nth-child(even) &`]: { gridColumn: '1 / span 5' } },
    },
  },
});

export const metrics = style({
  display: 'grid',
  containerType: 'inline-size',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '1.25rem 1rem',
  width: '100%',
  marginTop: '0.5rem',
  paddingTop: '1.1rem',
  borderTop: `1px solid ${vars.color.borderStrong}`,
});
globalStyle(`${metrics} dt`, { '@media': { [media.phone]: { fontSize: vars.size.note } } });
/** The largest size at which three metrics fit side by side. */
globalStyle(`${metrics} dd`, { fontSize: 'clamp(1.35rem, 9.5cqi, 2.25rem)' });

export const none = style({ marginTop: '1.5rem' });

/** A table of the eight services. On wide screens, the two main services are wider. */
export const legend = style({
  display: 'grid',
  marginTop: 'clamp(1.25rem, 4vw, 3.5rem)',
  borderTop: `1px solid ${vars.color.borderStrong}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, 1fr)' },
    [media.wide]: { gridTemplateColumns: 'repeat(6, 1fr)' },
  },
});

/** On phones, the symbol and the name are in one line, and the rest is below in small type. */
export const entry = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '0.85rem',
  alignContent: 'start',
  paddingBlock: '0.75rem',
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': {
    [media.tablet]: {
      columnGap: '1.1rem',
      paddingBlock: '1.75rem',
      paddingRight: '2rem',
      selectors: {
        '&:nth-child(even)': { paddingLeft: '2rem', paddingRight: 0, borderLeft: `1px solid ${vars.color.border}` },
      },
    },
    [media.wide]: {
      gridColumn: 'span 2',
      selectors: {
        '&&': { paddingInline: '2rem', borderLeft: `1px solid ${vars.color.border}` },
        '&&:nth-child(-n + 2)': { gridColumn: 'span 3' },
        '&&:nth-child(1), &&:nth-child(3n)': { paddingLeft: 0, borderLeft: 0 },
      },
    },
  },
});
export const entryWords = style({
  display: 'contents',
  '@media': {
    [media.tablet]: { display: 'flex', flexDirection: 'column', alignItems: 'start', gap: '0.75rem' },
  },
});
// The padding leaves room for the arrow.
globalStyle(`${entryWords} > h3`, { '@media': { [media.phone]: { alignSelf: 'center', paddingRight: '2rem' } } });
export const description = style({
  '@media': {
    [media.phone]: { gridColumn: '1 / -1', marginTop: '0.5rem', fontSize: vars.size.small, lineHeight: 1.45 },
  },
});
/** On phones, only the link's arrow is visible, but the link covers the whole row. */
export const more = style({
  '@media': { [media.phone]: { position: 'absolute', inset: '0.75rem 0 0 auto', width: '2rem' } },
});
globalStyle(`${more} > a`, {
  '@media': {
    [media.phone]: {
      position: 'static',
      fontSize: 0,
      gap: 0,
      margin: 0,
      minHeight: '2.5rem',
      width: '2rem',
      justifyContent: 'end',
    },
  },
});
globalStyle(`${more} > a::before`, {
  '@media': {
    [media.phone]: { content: '', position: 'absolute', inset: '-0.75rem 0 0 auto', width: '100vw' },
  },
});

export const symbol = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  height: '2.25rem',
  border: '1.5px solid currentColor',
  '@media': { [media.tablet]: { width: '2.5rem', height: '2.5rem', marginTop: '-0.35rem' } },
});

export const symbolColor = styleVariants({
  green: { color: vars.color.positive },
  primary: { color: vars.color.accent },
  blue: { color: vars.color.info },
});

export const features = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  color: vars.color.textMuted,
  '@media': { [media.phone]: { gridColumn: '1 / -1', marginTop: '0.25rem', fontSize: vars.size.note } },
});

/** On phones, the features are one text, separated by semicolons. */
export const feature = style({
  '@media': {
    [media.phone]: { display: 'inline', selectors: { '&:not(:last-child)::after': { content: '; ' } } },
    [media.tablet]: {
      display: 'flex',
      gap: '0.6rem',
      paddingBlock: '0.2rem',
      '::before': {
        content: '',
        flex: 'none',
        width: '0.7rem',
        height: '1px',
        marginTop: '0.72em',
        backgroundColor: 'currentColor',
      },
    },
  },
});
