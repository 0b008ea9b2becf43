import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** The list alternates pairs, index lines and rows of three. Without a filter, one large card comes first. */
export const list = style({
  display: 'grid',
  gap: 'clamp(2rem, 4vw, 3.25rem) clamp(1.25rem, 2.5vw, 2.25rem)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' } },
});

export const words = style({});
export const picture = style({ minWidth: 0, alignSelf: 'start' });
const card = style({ display: 'grid', gap: '1.1rem', alignContent: 'start' });
const spanning = (columns: number) => ({ [media.tablet]: { gridColumn: `span ${columns}` } });

/** On phones, this card shows a small picture beside the tags and the title. */
const stamped = style([card, {}]);
globalStyle(`${stamped} > ${picture}`, { '@media': { [media.phone]: { gridRow: '1 / span 2' } } });
globalStyle(`${stamped} > ${words}`, { '@media': { [media.phone]: { display: 'contents' } } });
globalStyle(`${stamped} > ${words} > :is(p, a)`, { '@media': { [media.phone]: { gridColumn: '1 / -1' } } });
const stamp = { gridTemplateColumns: '8rem minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', gap: '0.4rem 1rem' } as const;

export const cards = {
  /** On desktops, the title and the excerpt are side by side below the picture. */
  opening: style([card, { '@media': spanning(6) }]),
  half: style([card, { '@media': spanning(3) }]),
  third: style([stamped, { '@media': { [media.phone]: stamp, ...spanning(2) } }]),
  row: style([
    stamped,
    {
      paddingTop: 'clamp(1.25rem, 2vw, 1.75rem)',
      borderTop: `1px solid ${vars.color.borderStrong}`,
      '@media': {
        [media.phone]: stamp,
        [media.tablet]: {
          gridColumn: '1 / -1',
          gridTemplateColumns: 'minmax(0, 16rem) minmax(0, 1fr)',
          columnGap: '2.25rem',
        },
      },
    },
  ]),
};
globalStyle(`${cards.row} + ${cards.row}`, {
  marginTop: 'clamp(-1.5rem, -2vw, -0.75rem)',
  borderTopColor: vars.color.border,
});
// On desktops, the excerpt is to the right of the title.
const beside = (selector: string, rule: object) =>
  globalStyle(`${cards.opening} > ${words}${selector}`, { '@media': { [media.desktop]: rule } });
beside('', {
  display: 'grid',
  gridTemplate: '1.75rem auto auto 1fr / 1.15fr 1fr',
  gap: '0.5rem 3rem',
  alignItems: 'start',
});
beside(' > *', { gridColumn: 2 });
beside(' > ul', { gridArea: '1 / 1' });
beside(' > h2', { gridArea: '2 / 1 / span 3' });
beside(' > p:first-of-type', { gridRow: '1 / span 2' });

export const finding = style({
  display: 'grid',
  gap: '1.5rem 3.5rem',
  marginBottom: 'clamp(2rem, 4vw, 3rem)',
  '@media': { [media.laptop]: { gridTemplateColumns: 'minmax(0, 22rem) minmax(0, 1fr)' } },
});
export const topics = style({ display: 'flex', flexWrap: 'wrap', gap: '0 1.25rem' });
export const topic = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35rem',
  minHeight: '2.25rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  ':hover': { color: vars.color.accent, textDecoration: 'underline' },
  selectors: {
    '&[aria-current]': {
      fontWeight: 620,
      textDecoration: 'underline',
      textDecorationColor: vars.color.accent,
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.35em',
    },
  },
});
export const topicCount = style({
  color: vars.color.accent,
  fontSize: vars.size.note,
  fontVariantNumeric: 'tabular-nums',
});

export const search = style({
  display: 'grid',
  gap: '0.4rem 0.75rem',
  maxWidth: '34rem',
  alignContent: 'start',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
});
globalStyle(`${search} label`, { gridColumn: '1 / -1' });
export const narrowed = style({ marginBottom: 'clamp(1.5rem, 3vw, 2.5rem)' });

export const instead = style({ marginBottom: 'clamp(1.5rem, 3vw, 2.5rem)' });

export const excerpt = style({ maxWidth: '38rem' });

export const title = style({
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', textDecorationColor: vars.color.accent, textDecorationThickness: '0.06em' },
});

export const byline = style({ display: 'flex', flexWrap: 'wrap', gap: '0 0.75rem' });
