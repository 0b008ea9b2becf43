import { vars } from '@agency/site/ui/theme/contract.css.ts';
import { style } from '@vanilla-extract/css';

/** The list, with the open record's form beside the list. In a small window the form replaces the list. */
export const view = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  height: '100%',
  minHeight: 0,
  selectors: { '&[data-open]': { gridTemplateColumns: 'minmax(0, 1fr) clamp(23rem, 40%, 30rem)' } },
  '@media': { '(max-width: 959px)': { selectors: { '&[data-open]': { gridTemplateColumns: 'minmax(0, 1fr)' } } } },
});

export const column = style({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr)',
  minHeight: 0,
  '@media': {
    '(max-width: 959px)': {
      selectors: {
        // Hides the list. Screen readers still find the view's heading.
        [`${view}[data-open] &`]: {
          position: 'absolute',
          width: '1px',
          height: '1px',
          overflow: 'hidden',
          clipPath: 'inset(50%)',
          visibility: 'hidden',
        },
      },
    },
  },
});

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '1rem',
  padding: '0.7rem 1.25rem',
  borderBottom: `1px solid ${vars.color.border}`,
});
export const title = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '0.75rem',
  '@media': { '(max-width: 959px)': { selectors: { [`${view}[data-open] &`]: { visibility: 'visible' } } } },
});

export const search = style({ flex: '0 1 16rem' });

export const scroller = style({ overflowY: 'auto', padding: '1.25rem' });
