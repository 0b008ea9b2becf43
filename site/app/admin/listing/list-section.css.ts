import { style } from '@vanilla-extract/css';
import { vars } from '#app/theme/contract.css.ts';
import { media } from '#app/theme/media.ts';

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' });

/** The heading, and the search level with it. On a narrow screen both make room for an item that is open. */
export const head = style({
  display: 'grid',
  gap: '0.75rem 2rem',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr minmax(0, 22rem)', alignItems: 'end' },
    [`not ${media.desktop}`]: { selectors: { [`${section}[data-reading] &`]: { display: 'none' } } },
  },
});

export const title = style({ marginBottom: '0.35rem', ':focus': { outline: 'none' } });

/** List and item side by side between two rules; on a narrow screen one at a time. */
export const panes = style({
  borderBlock: `1px solid ${vars.color.borderStrong}`,
  transition: `opacity ${vars.duration.calm} ${vars.ease.out}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(16rem, 22rem) minmax(0, 1fr)',
    },
  },
});

export const empty = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '0.75rem',
  paddingBlock: '2rem',
  borderBlock: `1px solid ${vars.color.borderStrong}`,
});
