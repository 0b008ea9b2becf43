import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** A page that says one thing: a message on open water. */
export const notice = style({
  display: 'grid',
  alignContent: 'center',
  gap: '1.5rem',
  minHeight: 'min(36rem, 75vh)',
  paddingBlock: '4rem',
  '@media': { [media.desktop]: { paddingLeft: '18rem' } },
});

export const message = style({ maxWidth: '34rem', color: vars.color.textMuted });
