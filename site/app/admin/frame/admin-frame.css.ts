import { style } from '@vanilla-extract/css';
import { warning } from '#ui/admin/warning.css.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { railWidth } from './navigation.css.ts';

/** Two columns on a desktop: the rail and the page. On a smaller screen, one column, because the rail is a menu. */
export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: `${railWidth} minmax(0, 1fr)` } },
});

/** The space at the sides of the page, and below its last row, where a toast would otherwise cover that row. */
export const contentInset = { inline: 'clamp(1.25rem, 3vw, 2.5rem)', end: '9rem' };

export const formWidth = '60rem';

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(1.5rem, 3vw, 2.25rem)',
  maxWidth: '84rem',
  padding: `1.5rem ${contentInset.inline} ${contentInset.end}`,
  fontFamily: vars.font.display,
  ':focus': { outline: 'none' },
});

/** The notice that the page's data may be outdated. */
export const staleNotice = style([
  warning,
  {
    position: 'sticky',
    top: '0.75rem',
    zIndex: 2,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '0.75rem 1.5rem',
    padding: '0.75rem 1rem',
  },
]);
