import { style } from '@vanilla-extract/css';
import { warning } from '#ui/admin/warning.css.ts';
import { media } from '#ui/theme/media.ts';
import { railWidth } from './navigation.css.ts';

/** The rail beside the page; above it on smaller screens. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: `${railWidth} minmax(0, 1fr)` } },
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(1.5rem, 3vw, 2.25rem)',
  maxWidth: '84rem',
  // Leaves room for a toast at its end, so that the last row can be scrolled clear of it.
  padding: '1.5rem clamp(1.25rem, 3vw, 2.5rem) 9rem',
  ':focus': { outline: 'none' },
});

/** The notice across the page that the data may be outdated. */
export const staleNotice = style([
  warning,
  {
    // Always in view.
    position: 'sticky',
    top: '4rem',
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0.75rem 1.5rem',
    padding: '0.75rem 1rem',
  },
]);
