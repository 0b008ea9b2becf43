import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { hidden } from '#ui/visually-hidden/hidden.ts';

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' });

const reading = `${section}[data-reading] &`;
const narrow = `not ${media.desktop}`;

/** The heading, and the search level with it. On a narrow screen both make room for an item that is open. */
export const head = style({
  display: 'grid',
  gap: '0.75rem 2rem',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '1fr minmax(0, 22rem)', alignItems: 'end' },
    [narrow]: { selectors: { [reading]: { position: 'absolute' } } },
  },
});

/** Read out even then: the item's title is below it in rank. */
export const title = style({
  marginBottom: '0.35rem',
  ':focus': { outline: 'none' },
  '@media': {
    [narrow]: {
      selectors: {
        [reading]: hidden,
      },
    },
  },
});

/** What a narrow screen has no room for beside an item that is open. */
export const ofTheList = style({
  '@media': { [narrow]: { selectors: { [reading]: { display: 'none' } } } },
});

/** Close above the list that it narrows. */
export const filter = style({ gridColumn: '1 / -1', marginBottom: '-1rem' });

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

export const empty = style({ borderBlock: `1px solid ${vars.color.borderStrong}` });
