import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const form = style({ display: 'grid', gap: '1.75rem', selectors: { '&[hidden]': { display: 'none' } } });

/**
 * The foot stays in view, however long the form is. It covers the content behind it, down to the edge of the screen.
 */
export const foot = style({
  position: 'sticky',
  bottom: '-1rem',
  zIndex: 1,
  display: 'grid',
  gap: '0.75rem',
  marginBottom: '-1rem',
  paddingBlock: '1rem 1.25rem',
  borderTop: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
});
globalStyle(`${foot} button`, { width: '100%' });
