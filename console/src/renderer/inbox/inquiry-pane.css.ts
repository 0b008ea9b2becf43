import { vars } from '@agency/site/ui/theme/contract.css.ts';
import { globalStyle, style } from '@vanilla-extract/css';

export const pane = style({
  height: '100%',
  minWidth: 0,
  overflowY: 'auto',
  padding: '1.25rem clamp(1.25rem, 3vw, 2.5rem) 2rem',
  backgroundColor: vars.color.surface,
});
export const content = style({ display: 'grid', gap: '1rem', maxWidth: '46rem' });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: '0.75rem 1.5rem',
});
export const title = style({
  // Level with the buttons beside it; a name of two lines begins there.
  paddingTop: `calc((2rem - 1lh) / 2)`,
  overflowWrap: 'anywhere',
  ':focus': { outline: 'none' },
});
export const actions = style({ display: 'flex', gap: '0.5rem' });

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '0.2rem 1.25rem',
  paddingBlock: '0.75rem',
  borderBlock: `1px solid ${vars.color.border}`,
  fontSize: vars.size.body,
  overflowWrap: 'anywhere',
});
globalStyle(`${facts} dt`, { color: vars.color.textMuted });

/** What was written, line by line as it was, in the face for reading. */
export const message = style({
  fontFamily: vars.font.text,
  fontSize: '1.0625rem',
  lineHeight: 1.6,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  userSelect: 'text',
});

/** Nothing lies open: the figures of the inbox stand there, large, as soundings on a chart. */
export const nothing = style({
  display: 'grid',
  alignContent: 'center',
  gap: '1.5rem',
  height: '100%',
  padding: '2rem clamp(1.25rem, 5vw, 4rem)',
  backgroundColor: vars.color.surface,
});
export const soundings = style({ display: 'flex', flexWrap: 'wrap', gap: '1.5rem 3.5rem' });
export const sounding = style({ display: 'grid', gap: '0.25rem' });
globalStyle(`${sounding} dt`, { gridRow: 2, color: vars.color.textMuted });
globalStyle(`${sounding} dd`, { gridRow: 1 });
