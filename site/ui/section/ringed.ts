import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/**
 * Returns styles for a name with a ring. On a wide screen, the name is in the margin and the ring is on the meridian,
 * `gutter` away.
 */
export const ringed = (gutter: string) =>
  ({
    display: 'flex',
    alignItems: 'center',
    color: vars.color.accent,
    fontSize: vars.size.small,
    '::before': {
      content: '',
      width: '0.75rem',
      height: '0.75rem',
      border: '2px solid currentColor',
      borderRadius: '50%',
      flex: 'none',
    },
    '@media': {
      [media.desktop]: {
        position: 'relative',
        '::before': {
          position: 'absolute',
          right: `calc(-${gutter} - 0.375rem - 0.5px)`,
          backgroundColor: vars.color.page,
        },
      },
    },
  }) as const;
