import { globalStyle, type StyleRule, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** On phones, the first item is large, and the others are an index. */
export const list = style({
  display: 'grid',
  gap: 'clamp(1.5rem, 5vw, 5rem) clamp(1.5rem, 3vw, 2.5rem)',
  '@media': {
    [media.phone]: { rowGap: '0.9rem' },
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(12, minmax(0, 1fr))' },
  },
});

const card = style({ position: 'relative', display: 'flex', flexDirection: 'column', gap: '1.25rem' });
/** `tablet` and `desktop`: the number of columns that the card spans. */
const spanning = (desktop: number, tablet = 1) =>
  style([
    card,
    {
      '@media': {
        [media.tablet]: { gridColumn: `span ${tablet}` },
        [media.desktop]: { gridColumn: `span ${desktop}` },
      },
    },
  ]);
const whole = (columns: string) =>
  style([
    spanning(12, 2),
    {
      '@media': {
        [media.desktop]: { display: 'grid', gridTemplateColumns: columns, columnGap: '3rem', alignItems: 'center' },
      },
    },
  ]);

const third = style([spanning(4)]);
// In a grid of two columns, the first of three cards spans both.
globalStyle(`:not(${third}) + ${third}`, {
  '@media': { [`${media.tablet} and (max-width: 1023.98px)`]: { gridColumn: 'span 2' } },
});
const closing = whole('1fr 1.5fr');
globalStyle(`${closing} > :first-child`, { '@media': { [media.desktop]: { order: 1 } } });

export const cards = {
  opening: whole('1.5fr 1fr'),
  wide: spanning(7),
  narrow: spanning(5),
  third,
  closing,
};

export const picture = style({});
export const words = style({});
export const more = style({ '@media': { [media.phone]: { display: 'none' } } });

export const title = style({
  textDecoration: 'none',
  '::after': { content: '', position: 'absolute', inset: 0 },
  ':hover': { color: vars.color.accent },
});

export const filter = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  marginBottom: '2.5rem',
  '@media': { [media.phone]: { marginBottom: '1.5rem' } },
});
export const filterLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: '0.9rem',
  border: `1px solid ${vars.color.borderStrong}`,
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  textDecoration: 'none',
  ':hover': { borderColor: vars.color.accent, color: vars.color.accent },
  selectors: { '&[aria-current]': { backgroundColor: vars.color.text, color: vars.color.page } },
});

export const marks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.4rem 1rem' });
export const banner = style({
  padding: '0.15rem 0.5rem',
  color: vars.color.accent,
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  fontWeight: 620,
  lineHeight: 1.3,
  boxShadow: 'inset 0 0 0 1px currentColor',
});

export const metrics = style({
  display: 'grid',
  containerType: 'inline-size',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: '1.25rem 1rem',
  width: '100%',
  marginTop: '0.5rem',
  paddingTop: '1rem',
  borderTop: `1px solid ${vars.color.border}`,
});
/** The largest size at which three metrics fit side by side. */
globalStyle(`${metrics} dd`, { fontSize: 'clamp(1.35rem, 9.5cqi, 2.25rem)' });

export const empty = style({ display: 'grid', justifyItems: 'start', gap: '1.25rem', maxWidth: '34rem' });

const entry = `:is(${cards.wide}, ${cards.narrow}, ${cards.third}, ${cards.closing})`;
const onPhone = (selector: string, rule: StyleRule) => globalStyle(selector, { '@media': { [media.phone]: rule } });
onPhone(entry, {
  display: 'grid',
  gridTemplate: 'auto 1fr auto auto / 5.5rem minmax(0, 1fr)',
  gap: '0.4rem 0.9rem',
  paddingTop: '0.9rem',
  borderTop: `1px solid ${vars.color.borderStrong}`,
});
onPhone(`${entry} > ${picture}`, { gridRow: '1 / span 2', alignSelf: 'start' });
onPhone(`${entry} > ${words}`, { display: 'contents' });
onPhone(`${entry} ${marks}`, { columnGap: '0.6rem' });
onPhone(`${entry} h2`, { fontSize: vars.size.lead });
onPhone(`${entry} > ${words} > p`, { gridColumn: '1 / -1', fontSize: vars.size.small, lineHeight: 1.4 });
onPhone(`${entry} > ${words} > :is(dl, a)`, { gridRow: 4, gridColumn: '1 / -1', alignSelf: 'center' });
onPhone(`${entry} > ${words} > a`, { justifySelf: 'end' });
onPhone(`${entry} > ${words} > dl`, { paddingRight: '9.5rem' });
onPhone(metrics, { gridTemplateColumns: 'minmax(0, 1fr)', marginTop: 0, paddingTop: 0, borderTop: 0 });
onPhone(`${metrics} > :nth-child(n + 2)`, { display: 'none' });
onPhone(`${metrics} > div`, {
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'baseline',
  columnGap: '0.6rem',
});
onPhone(`${metrics} dt`, { gridArea: '1 / 2', fontSize: vars.size.note, lineHeight: 1.25 });
onPhone(`${metrics} dd`, { fontSize: '1.35rem' });
