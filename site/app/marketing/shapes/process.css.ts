import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

const dash = `repeating-linear-gradient(to var(--along), ${vars.color.accent} 0 12px, transparent 12px 18px)`;

/** A plotted course: down the page on a phone, across it on a desktop, a fix at every step. */
export const course = style({
  display: 'grid',
  counterReset: 'step',
  '@media': { [media.desktop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

export const step = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: '0.5rem',
  padding: '0 0 2rem 2.5rem',
  '::before': {
    content: '',
    position: 'absolute',
    left: '0.5rem',
    top: '0.6rem',
    bottom: '-0.6rem',
    width: '2px',
    background: dash,
    vars: { '--along': 'bottom' },
  },
  '::after': {
    content: '',
    position: 'absolute',
    left: 0,
    top: '0.3rem',
    width: '1.1rem',
    height: '1.1rem',
    border: `2px solid ${vars.color.accent}`,
    borderRadius: '50%',
    backgroundColor: vars.color.page,
    boxShadow: `inset 0 0 0 3px ${vars.color.page}, inset 0 0 0 7px ${vars.color.accent}`,
  },
  selectors: { '&:last-child::before': { display: 'none' } },
  '@media': {
    [media.desktop]: {
      padding: '2.5rem 2rem 0 0',
      '::before': {
        left: '0.6rem',
        right: '-0.6rem',
        top: '0.5rem',
        bottom: 'auto',
        width: 'auto',
        height: '2px',
        vars: { '--along': 'right' },
      },
      '::after': { top: 0 },
    },
  },
});

export const duration = style({ color: vars.color.accent });
