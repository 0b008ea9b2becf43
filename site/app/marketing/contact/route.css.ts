import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const form = style({
  display: 'grid',
  gap: '1.35rem 1.5rem',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const wide = style({ gridColumn: '1 / -1' });
export const check = style({ gridColumn: '1 / -1', display: 'grid', gap: '0.75rem' });
export const remark = style({ marginTop: '0.75rem' });

export const sent = style({ display: 'grid', gap: '1.35rem', alignContent: 'start' });
export const stages = style({ borderTop: `1px solid ${vars.color.border}` });

/** Stays in view beside the longer form. */
export const facts = style({
  borderTop: `1px solid ${vars.color.borderStrong}`,
  '@media': { [media.desktop]: { position: 'sticky', top: '6rem' } },
});

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '6.5rem minmax(0, 1fr)',
  alignItems: 'baseline',
  gap: '0.25rem 0.75rem',
  paddingBlock: '0.7rem',
  fontSize: vars.size.small,
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: '8rem 1fr',
      columnGap: '1.5rem',
      paddingBlock: '1rem',
      fontSize: vars.size.body,
    },
  },
});

export const name = style({ color: vars.color.textMuted });

export const hours = style({
  display: 'grid',
  gap: '0.15rem 1.25rem',
  '@media': { [media.tablet]: { gridTemplateColumns: 'auto 1fr', whiteSpace: 'nowrap' } },
  fontVariantNumeric: 'tabular-nums',
});

export const address = style({ whiteSpace: 'pre-line' });
export const notice = style({ marginBottom: '2rem', whiteSpace: 'pre-line' });

export const columns = style({
  display: 'grid',
  gap: '2.5rem',
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1.1fr', columnGap: '4rem', alignItems: 'start' } },
});

/** Hidden on phones, where the form comes first. The page's text has the same information. */
export const chart = style({ display: 'none', '@media': { [media.tablet]: { display: 'block' } } });

/** Repeats the link's text for the field Regarding on the first screen, because the field is further down. */
export const regarding = style({
  display: 'block',
  marginBottom: '1rem',
  paddingLeft: '1rem',
  borderLeft: `${vars.density.edge} solid ${vars.color.accent}`,
  overflowWrap: 'anywhere',
});
globalStyle(`${regarding} > span`, { display: 'block' });
