import { style } from '@vanilla-extract/css';

export const box = style({ position: 'relative' });

export const entry = style({
  // Room for the button; the browser's own one of the same kind is left out.
  paddingRight: '3.25rem',
  '::-ms-reveal': { display: 'none' },
  '@media': { '(scripting: none)': { paddingRight: '0.85rem' } },
});

export const toggle = style({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: '-4px' },
  '@media': { '(scripting: none)': { display: 'none' } },
});
