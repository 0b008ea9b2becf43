import { vars } from '@agency/site/ui/theme/contract.css.ts';
import { style } from '@vanilla-extract/css';

export const status = style({
  position: 'relative',
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  gap: '1.25rem',
  minHeight: '2.1rem',
  padding: '6px 0.9rem 0',
  // A small version of the site's double rule: two thin lines with dashes between them.
  '::before': {
    content: '',
    position: 'absolute',
    inset: '0 0 auto',
    height: '5px',
    borderBlock: `1px solid ${vars.color.borderStrong}`,
    backgroundImage: `repeating-linear-gradient(to right, ${vars.color.borderStrong} 0 2rem, transparent 2rem 4rem)`,
    backgroundSize: '100% 1px',
    backgroundPosition: '0 1px',
    backgroundRepeat: 'no-repeat',
  },
  fontSize: vars.size.note,
  color: vars.color.textMuted,
  selectors: {
    '&[data-behind]': { backgroundColor: vars.color.surfaceWarm, color: vars.color.text },
  },
});
export const connection = style({ display: 'inline-flex', alignItems: 'center', gap: '0.45rem' });
/** Shows the state by shape as well as by color: filled, dotted or empty. */
export const dot = style({
  flex: 'none',
  width: '0.6rem',
  height: '0.6rem',
  borderRadius: '50%',
  border: `2px solid ${vars.color.positive}`,
  backgroundColor: vars.color.positive,
  selectors: {
    '&[data-connection="connecting"]': {
      borderColor: vars.color.caution,
      borderStyle: 'dotted',
      backgroundColor: 'transparent',
    },
    '&[data-connection="offline"]': { borderColor: vars.color.negative, backgroundColor: 'transparent' },
  },
});
export const part = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const last = style({ marginLeft: 'auto', display: 'flex', gap: '1rem', flex: 'none' });
export const way = style({
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
});
