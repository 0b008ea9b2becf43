import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** From this width on, packages are side by side, because each has room for its longest feature. */
const beside = 'screen and (min-width: 720px)';

/** One grid instead of separate cards, so that the prices are in one row. */
export const sheet = style({
  display: 'grid',
  border: `1px solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.surface,
  '@media': {
    [beside]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gridTemplateRows: 'repeat(5, auto)' },
  },
});

export const offer = style({
  display: 'grid',
  gap: '1rem',
  padding: 'clamp(1.1rem, 2vw, 1.75rem)',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
  '@media': {
    [beside]: {
      gridRow: 'span 5',
      gridTemplateRows: 'subgrid',
      selectors: { '& + &': { borderTop: 0, borderLeft: `1px solid ${vars.color.border}` } },
    },
  },
});

export const popular = style([
  offer,
  { backgroundColor: vars.color.surfaceCool, boxShadow: `inset 0 5px 0 ${vars.color.accent}` },
]);
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: '0.25rem 1rem',
});
export const mark = style({ color: vars.color.accent });
export const price = style({ display: 'flex', alignItems: 'baseline', gap: '0.5rem', flexWrap: 'wrap' });
export const amount = style({ fontSize: 'clamp(2.25rem, 1.5rem + 2vw, 3.25rem)' });
export const unit = style({ color: vars.color.textMuted, fontSize: vars.size.small });
export const audience = style({ color: vars.color.textMuted, fontSize: vars.size.small });
export const features = style({ fontFamily: vars.font.display, fontSize: vars.size.small, lineHeight: 1.45 });

export const feature = style({
  display: 'flex',
  gap: '0.65rem',
  paddingBlock: '0.45rem',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.border}` } },
});

export const tick = style({ flex: 'none', marginTop: '0.2em', color: vars.color.accent });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.5rem 1.25rem',
  alignSelf: 'end',
});
export const footnote = style({ marginTop: '1rem' });
