import { globalStyle, style } from '@vanilla-extract/css';
import { listColumn } from '#ui/admin/layout/layout-styles.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { hidden } from '#ui/visually-hidden/hidden.ts';

export const section = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1rem' });

const reading = `${section}[data-reading] &`;
/** Selects a list that takes the whole width while no item is open. */
export const wide = `${section}[data-wide]`;
const narrow = `not ${media.desktop}`;

/** On a narrow screen with an open item, the heading and the search take no space. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '0.75rem 2rem',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'auto minmax(22rem, 1fr)', columnGap: '1rem', alignItems: 'center' },
    [narrow]: { selectors: { [reading]: { position: 'absolute' } } },
  },
});

export const about = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '0.9rem' });
/**
 * On a narrow screen with an open item, the heading is only for screen readers, because the item's title needs a
 * heading one level above it.
 */
export const title = style({
  ':focus': { outline: 'none' },
  '@media': {
    // As high as a head with buttons, so that the title has the same position in all views.
    [media.phone]: { display: 'flex', alignItems: 'center', minHeight: vars.density.controlSmall },
    [narrow]: {
      selectors: {
        [reading]: hidden,
      },
    },
  },
});

/** Hidden on a narrow screen while an item is open. */
export const ofTheList = style({
  '@media': { [narrow]: { selectors: { [reading]: { display: 'none' } } } },
});

/** The count and the sort order. The negative margins keep the taller control from making the line taller. */
export const counted = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.75rem',
  '@media': { [media.phone]: { flexGrow: 1, justifyContent: 'space-between' } },
});
globalStyle(`${counted}${counted} > select`, { marginBlock: '-0.75rem', marginInlineStart: 0 });

export const tools = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.5rem',
  '@media': { [media.tablet]: { justifySelf: 'end', width: '100%', maxWidth: '27rem' } },
});
globalStyle(`${tools} > form`, { flex: 1 });
/** Hidden on a phone, where the search needs the room. */
export const file = style({ '@media': { [media.phone]: { selectors: { '&&': { display: 'none' } } } } });

export const filter = style({ gridColumn: '1 / -1', marginBottom: '-1rem' });

export const panes = style({
  borderBlock: `1px solid ${vars.color.borderStrong}`,
  transition: `opacity ${vars.duration.calm} ${vars.ease.out}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
  '@media': {
    [media.desktop]: {
      display: 'grid',
      gridTemplateColumns: `${listColumn('22rem')} minmax(0, 1fr)`,
      selectors: { [`${wide} &`]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
    [narrow]: { selectors: { [reading]: { borderTop: 0 } } },
  },
});

export const empty = style({ borderBlock: `1px solid ${vars.color.borderStrong}` });
