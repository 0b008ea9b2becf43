import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

const away = { transform: 'translateX(100%)' } as const;
const clear = { opacity: 0 } as const;
const timing = `${vars.duration.calm} ${vars.ease.out}`;
const leaving = `overlay ${timing} allow-discrete, display ${timing} allow-discrete`;

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
  ...away,
  transition: `transform ${timing}, ${leaving}`,
  '::backdrop': {
    backgroundColor: 'rgb(10 21 29 / 0.6)',
    ...clear,
    transition: `opacity ${timing}, ${leaving}`,
  },
  '@media': { [media.tablet]: { width: '400px', vars: { [drawerInset]: '1.75rem' } } },
});

globalStyle(`${drawer}[open]`, { transform: 'none', '@starting-style': away });
globalStyle(`${drawer}[open]::backdrop`, { opacity: 1, '@starting-style': clear });

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
