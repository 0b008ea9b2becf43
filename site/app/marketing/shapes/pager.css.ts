import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const pager = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.75rem',
  marginTop: 'clamp(2.5rem, 5vw, 4.5rem)',
  paddingTop: '1.5rem',
  borderTop: `2px solid ${vars.color.borderStrong}`,
});

/** An item of a filtered list. Its `viewTransitionName` applies only to a change of the filter or page. */
export const entry = style({ viewTransitionClass: 'entry' });
globalStyle(`:root:not(:active-view-transition-type(filter)) ${entry}`, { viewTransitionName: 'none !important' });
