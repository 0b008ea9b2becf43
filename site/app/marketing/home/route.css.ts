import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const statement = style({ maxWidth: '48rem' });
export const stages = style({
  marginTop: 'clamp(2rem, 4vw, 3.5rem)',
  borderTop: `1px solid ${vars.color.borderStrong}`,
});

export const stage = style({
  display: 'grid',
  gap: '0.35rem 2rem',
  paddingBlock: '1.25rem',
  borderBottom: `1px solid ${vars.color.borderWarm}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '13rem 1fr', alignItems: 'baseline' } },
});

export const list = style({
  display: 'grid',
  gap: 'clamp(2.5rem, 5vw, 4.5rem)',
  marginTop: 'clamp(2rem, 4vw, 3.5rem)',
});

/** Pictures change sides down the page, as a course tacks. */
export const item = style({
  display: 'grid',
  gap: '1.5rem',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: '2rem',
      alignItems: 'center',
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
/** As large as three beside each other may be. */
globalStyle(`${metrics} dd`, { fontSize: 'clamp(1.35rem, 9.5cqi, 2.25rem)' });

export const none = style({ marginTop: '1.5rem' });

/** Ruled like a table, so that eight entries read as one sheet. The two trades the agency is known for stand wider. */
export const legend = style({
  display: 'grid',
  marginTop: 'clamp(2rem, 4vw, 3.5rem)',
  borderTop: `1px solid ${vars.color.borderStrong}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, 1fr)' },
    [media.wide]: { gridTemplateColumns: 'repeat(6, 1fr)' },
  },
});

export const entry = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  columnGap: '1.1rem',
  alignContent: 'start',
  paddingBlock: '1.75rem',
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': {
    [media.tablet]: {
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

export const symbol = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  marginTop: '-0.35rem',
  border: '1.5px solid currentColor',
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
});

export const feature = style({
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
});
