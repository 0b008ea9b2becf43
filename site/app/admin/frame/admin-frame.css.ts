import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { warning } from '../warning.css.ts';
import { gutter, marginWidth } from './navigation.css.ts';

/** Narrower in its margin than a page for visitors: a tool gives its room to the lists. */
export const frame = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // At its end there is room for a toast, so that the last row can be scrolled clear of it.
  paddingBlock: 'clamp(1.25rem, 3vw, 2.5rem) 9rem',
  gap: '1.5rem',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: `${marginWidth} minmax(0, 1fr)`,
      columnGap: `calc(${gutter} * 2)`,
      // The meridian: the margin to its left, the lists to its right.
      '::before': {
        content: '',
        position: 'absolute',
        insetBlock: 0,
        left: `calc(clamp(1.25rem, 4vw, 3rem) + ${marginWidth} + ${gutter})`,
        width: '1px',
        backgroundColor: vars.color.accent,
      },
    },
  },
});

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(1.5rem, 3vw, 2.25rem)',
});

/** Across the page: what is shown may have changed since the survey. */
export const staleNotice = style([
  warning,
  {
    // In view wherever on the page the reader is.
    position: 'sticky',
    top: '6rem',
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0.75rem 1.5rem',
    padding: '0.75rem 1rem',
  },
]);
