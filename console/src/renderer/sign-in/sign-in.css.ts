import { vars } from '@agency/site/theme/contract.css.ts';
import { globalStyle, style } from '@vanilla-extract/css';

/** One sheet in the chart's double frame on an empty page, with the meridian running past it. */
export const page = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: '100%',
  overflowY: 'auto',
  padding: '1.5rem',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    left: 'max(2rem, calc(50% - 19rem))',
    width: '1px',
    backgroundColor: vars.color.accent,
  },
});
export const sheet = style({
  position: 'relative',
  display: 'grid',
  gap: '1.25rem',
  width: '100%',
  maxWidth: '25rem',
  padding: '1.75rem',
  border: `1px solid ${vars.color.borderStrong}`,
  outline: `1px solid ${vars.color.borderStrong}`,
  outlineOffset: '3px',
  backgroundColor: vars.color.surface,
});
export const lead = style({ color: vars.color.textMuted });
export const form = style({ display: 'grid', gap: '1rem' });
export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', alignItems: 'center' });

export const servers = style({ display: 'flex', flexWrap: 'wrap', gap: '0.25rem 1rem', fontSize: vars.size.note });
globalStyle(`${servers} button`, {
  padding: '0.15rem 0',
  border: 0,
  background: 'none',
  color: vars.color.accent,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});

export const password = style({ position: 'relative' });
export const entry = style({ paddingRight: '2.5rem', '::-ms-reveal': { display: 'none' } });
export const toggle = style({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  display: 'grid',
  placeItems: 'center',
  width: '2.25rem',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: '-3px' },
});
