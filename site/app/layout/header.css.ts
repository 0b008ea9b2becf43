import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { hidden } from '#ui/visually-hidden/hidden.ts';
import { name } from './brand.css.ts';
import { drawerInset } from './drawer.css.ts';

export const header = style({
  position: 'sticky',
  top: 0,
  zIndex: 10,
  backgroundColor: vars.color.page,
  // Page transitions leave the header in place.
  viewTransitionName: 'site-header',
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.75rem',
  minHeight: '4.5rem',
});

// The narrowest phones show only the logo.
globalStyle(`${bar} ${name}`, { '@media': { '(max-width: 359px)': hidden } });

export const nav = style({
  display: 'none',
  alignItems: 'center',
  '@media': { [media.desktop]: { display: 'flex', gap: '0.125rem', flex: 1, justifyContent: 'flex-end' } },
});

export const link = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.35rem',
  minHeight: '2.75rem',
  padding: '0 0.75rem',
  fontFamily: vars.font.display,
  fontSize: '0.9375rem',
  fontWeight: 560,
  lineHeight: 1,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '::after': {
    content: '',
    position: 'absolute',
    insetInline: '0.75rem',
    bottom: '0.45rem',
    height: '2px',
    backgroundColor: vars.color.accent,
    transform: 'scaleX(0)',
    transformOrigin: 'left',
    transition: `transform ${vars.duration.calm} ${vars.ease.out}`,
  },
  selectors: { '&:hover::after, &[aria-current="page"]::after, &[data-current]::after': { transform: 'none' } },
});

export const quote = style({ whiteSpace: 'nowrap', '@media': { [media.desktop]: { marginLeft: '0.75rem' } } });

export const actions = style({ display: 'flex', alignItems: 'center', gap: '0.75rem' });

export const menuButton = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  border: `1.5px solid ${vars.color.borderStrong}`,
  background: 'none',
  cursor: 'pointer',
  '@media': { [media.desktop]: { display: 'none' } },
});

export const skip = style({
  position: 'absolute',
  left: '1rem',
  top: '0.75rem',
  zIndex: 30,
  padding: '0.75rem 1rem',
  backgroundColor: vars.color.accent,
  color: vars.color.onAccent,
  fontFamily: vars.font.display,
  fontWeight: 600,
  transform: 'translateY(-200%)',
  ':focus': { transform: 'none' },
});

export const drawerGroup = style({ marginTop: '0.5rem' });
export const drawerTitle = style({ marginTop: '1.25rem', color: vars.color.accent });

export const drawerLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  borderBottom: `1px solid ${vars.color.border}`,
  fontFamily: vars.font.display,
  fontSize: '1.0625rem',
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&[aria-current="page"]': { color: vars.color.accent } },
});

export const drawerQuote = style({
  position: 'sticky',
  bottom: `calc(-1 * ${drawerInset})`,
  marginTop: '2rem',
  marginInline: `calc(-1 * ${drawerInset})`,
  marginBottom: `calc(-1 * ${drawerInset})`,
  padding: `1rem ${drawerInset} calc(1rem + env(safe-area-inset-bottom))`,
  borderTop: `1px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.page,
  // The links fade out above the quote button, as a sign that more links follow.
  '::before': {
    content: '',
    position: 'absolute',
    insetInline: 0,
    bottom: 'calc(100% + 1px)',
    height: '2rem',
    backgroundImage: `linear-gradient(transparent, ${vars.color.page})`,
    pointerEvents: 'none',
  },
});
globalStyle(`${drawerQuote} a`, { width: '100%' });
