import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { section, wide } from './list-section.css.ts';

/** On a narrow screen, the pane replaces the list while an item is open. */
export const pane = style({
  minWidth: 0,
  paddingBlock: '0.25rem 1.5rem',
  transition: `opacity ${vars.duration.calm} ${vars.ease.out}`,
  selectors: { '&[aria-busy="true"]': { opacity: 0.55 } },
  '@media': {
    [media.desktop]: {
      padding: '1.5rem 0 2rem clamp(1.25rem, 2.5vw, 2.25rem)',
      selectors: { [`${wide} &`]: { display: 'none' } },
    },
    [`not ${media.desktop}`]: { selectors: { [`${section}:not([data-reading]) &`]: { display: 'none' } } },
  },
});

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5rem',
  minHeight: '3rem',
  marginBottom: '0.5rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { color: vars.color.accent },
  '@media': { [media.desktop]: { display: 'none' } },
});

/**
 * The content stays in view beside a long list. Content that is taller than the window scrolls inside the pane, so an
 * item opens at its start, and the page does not scroll the row away from the pointer.
 */
export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.25rem',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      top: '1.5rem',
      maxHeight: 'calc(100dvh - 3rem)',
      overflowY: 'auto',
      // Room for focus rings.
      margin: '-0.5rem',
      padding: '0.5rem',
    },
  },
});

export const instead = style({ display: 'grid', justifyItems: 'start', gap: '0.25rem', fontFamily: vars.font.display });

export const title = style({
  fontSize: 'inherit',
  fontWeight: 600,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  // Leaves room above the title for the link back to the list, which stays in view.
  scrollMarginTop: '4rem',
  ':focus': { outline: 'none' },
});
