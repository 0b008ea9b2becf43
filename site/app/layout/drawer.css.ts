import { createVar, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

const slideIn = keyframes({ from: { transform: 'translateX(100%)' }, to: { transform: 'none' } });
const darken = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/** How far the drawer's content stands from its edges. */
export const drawerInset = createVar();

export const drawer = style({
  vars: { [drawerInset]: '1.25rem' },
  position: 'fixed',
  inset: '0 0 0 auto',
  width: 'min(300px, 100vw)',
  height: '100dvh',
  maxWidth: 'none',
  maxHeight: 'none',
  margin: 0,
  padding: drawerInset,
  border: 0,
  borderLeft: `1px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.page,
  color: vars.color.text,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  animation: `${slideIn} ${vars.duration.calm} ${vars.ease.out}`,
  '::backdrop': {
    backgroundColor: 'rgb(10 21 29 / 0.6)',
    animation: `${darken} ${vars.duration.calm} ${vars.ease.out}`,
  },
  '@media': { [media.tablet]: { width: '400px', vars: { [drawerInset]: '1.75rem' } } },
});

globalStyle('html:has(dialog[open])', { overflow: 'hidden' });

export const close = style({
  display: 'grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  marginLeft: 'auto',
  border: `1.5px solid ${vars.color.borderStrong}`,
  background: 'none',
  cursor: 'pointer',
});
