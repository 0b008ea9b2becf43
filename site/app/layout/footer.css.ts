import { createVar, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const footer = style({ backgroundColor: vars.color.surfaceCool, fontSize: vars.size.small });

export const columns = style({
  display: 'grid',
  // On phones, Services and Company are side by side, between the agency and its contact details.
  gridTemplateColumns: 'repeat(2, auto)',
  justifyContent: 'space-between',
  gap: '1.75rem 1rem',
  paddingBlock: 'clamp(2.25rem, 6vw, 5rem)',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, auto)', gap: '2.5rem' },
    [media.desktop]: { gridTemplateColumns: '2.2fr 1fr 1fr 1fr' },
  },
});

/** Takes the full width on screens that are too narrow for four columns. */
export const whole = style({ gridColumn: '1 / -1', '@media': { [media.desktop]: { gridColumn: 'auto' } } });
export const contact = style({ gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } });
export const blurb = style({ maxWidth: '26rem', marginTop: '1.25rem', color: vars.color.textMuted });
export const address = style({ marginTop: '0.75rem', color: vars.color.textMuted, whiteSpace: 'pre-line' });
export const list = style({ color: vars.color.textMuted });
export const title = style({ marginBottom: '0.5rem' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  '@media': { [media.desktop]: { minHeight: '2.25rem' } },
  textDecoration: 'none',
  ':hover': { textDecoration: 'underline', color: vars.color.accent },
});

/**
 * The opacity of the tooltips: 1 after the pointer has been over a link for 700 ms, 0 again 300 ms after it has left
 * the links (SPEC section 9).
 */
const tipShown = createVar({ syntax: '<number>', inherits: true, initialValue: '0' });

export const social = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  vars: { [tipShown]: '0' },
  transitionProperty: tipShown.slice(4, -1),
  transitionDuration: '0s',
  transitionDelay: '300ms',
  selectors: {
    '&:has(a:hover)': { vars: { [tipShown]: '1' }, transitionDelay: '700ms' },
    '&:has(a:focus-visible)': { vars: { [tipShown]: '1' }, transitionDelay: '0s' },
  },
});
export const socialPlace = style({ marginTop: '1.5rem' });

export const socialLink = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: `1px solid ${vars.color.borderStrong}`,
  ':hover': { backgroundColor: vars.color.text, color: vars.color.page },
});

/** A link's name, for screen readers. It is visible only below a hovered or focused link. */
export const tip = style({
  position: 'absolute',
  top: 'calc(100% + 6px)',
  left: 0,
  zIndex: 5,
  padding: '0.35rem 0.7rem',
  backgroundColor: vars.color.text,
  color: vars.color.page,
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  fontWeight: 560,
  lineHeight: 1.4,
  opacity: 0,
  pointerEvents: 'none',
  selectors: {
    ':is(a:hover, a:focus-visible) > &': { opacity: tipShown },
    // The names of the third and later links extend to the left. Otherwise, they would overflow a narrow window.
    'li:nth-child(n + 3) &': { left: 'auto', right: 0 },
  },
});

export const closing = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: '0.5rem 2rem',
  paddingBlock: '1.25rem',
  borderTop: `1px solid ${vars.color.borderStrong}`,
  color: vars.color.textMuted,
});

export const legal = style({ display: 'flex', gap: '1.5rem' });
