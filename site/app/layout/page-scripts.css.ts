import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** At the bottom of the window, because the press may have been anywhere on the page. */
export const place = style({
  position: 'fixed',
  zIndex: 60,
  insetInline: 0,
  bottom: 0,
  display: 'grid',
  justifyItems: 'center',
  padding: vars.density.gap,
  pointerEvents: 'none',
  fontSize: vars.size.small,
});

export const notice = style({
  maxWidth: '36rem',
  padding: `${vars.density.gapSmall} ${vars.density.gap}`,
  border: `1px solid ${vars.color.borderStrong}`,
  borderLeftWidth: vars.density.edge,
  backgroundColor: vars.color.surface,
  overflowWrap: 'anywhere',
  pointerEvents: 'auto',
});
