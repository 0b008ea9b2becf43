import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** Wide enough for the thread and the column beside it. */
const beside = '(min-width: 47rem)';

/** The inquiry's title and actions, and the panes below. What fits depends on this box, not on the window. */
export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.density.gapLarge,
  containerType: 'inline-size',
});

export const panes = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '1.5rem 2rem',
  alignItems: 'start',
  '@container': {
    [beside]: { selectors: { '&[data-person]': { gridTemplateColumns: 'minmax(0, 46rem) 280px' } } },
  },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.density.gapLarge,
  paddingTop: '1.25rem',
  borderTop: `1px solid ${vars.color.border}`,
  fontSize: vars.size.small,
  '@container': {
    [beside]: {
      paddingTop: 0,
      borderTop: 'none',
      paddingLeft: '1.25rem',
      borderLeft: `1px solid ${vars.color.border}`,
    },
  },
});

export const part = style({ display: 'grid', gap: '0.4rem' });
export const count = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.textMuted });
export const list = style({ display: 'grid', gap: '0.6rem' });

/** The inquiry that is open has the mark of the list's open row. */
export const item = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '0.1rem',
  fontFamily: vars.font.display,
  overflowWrap: 'anywhere',
  selectors: { '&[aria-current]': { paddingLeft: '0.6rem', borderLeft: `3px solid ${vars.color.accent}` } },
});

export const note = style({ fontFamily: vars.font.text, whiteSpace: 'pre-wrap', userSelect: 'text' });

/** What it asks is beneath its own words. */
export const merge = style({
  fontSize: vars.size.small,
  color: vars.color.textMuted,
  selectors: { '&[open]': { display: 'grid', justifyItems: 'start', gap: '0.4rem', paddingBlock: '0.3rem' } },
});
