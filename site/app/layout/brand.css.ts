import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const brand = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.75rem',
  minHeight: '2.75rem',
  fontFamily: vars.font.display,
  fontSize: '1.125rem',
  fontWeight: 680,
  letterSpacing: '-0.01em',
  lineHeight: 1.1,
  textDecoration: 'none',
});

/** Lets a long name wrap. */
export const name = style({ minWidth: 0 });

/** The logo: the initials, with the meridian between them. */
export const mark = style({
  position: 'relative',
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '2.5rem',
  height: '2.5rem',
  border: `1.5px solid ${vars.color.text}`,
  fontSize: '0.9375rem',
  fontWeight: 680,
  letterSpacing: '0.02em',
  '::after': {
    content: '',
    position: 'absolute',
    insetBlock: '-5px',
    left: '50%',
    width: '2px',
    marginLeft: '-1px',
    background: `linear-gradient(${vars.color.accent} 0 0) top / 100% 9px no-repeat, linear-gradient(${vars.color.accent} 0 0) bottom / 100% 9px no-repeat`,
  },
});
