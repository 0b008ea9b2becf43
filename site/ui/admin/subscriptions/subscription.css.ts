import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** Only what needs the admin stands out. */
const needsAction = { fontWeight: 600, color: vars.color.caution };

export const status = recipe({
  base: { display: 'inline-flex', alignItems: 'baseline', gap: '0.35rem', color: vars.color.textMuted },
  variants: {
    state: {
      active: {},
      past_due: needsAction,
      canceling: {},
      ended: {},
    },
    report: { due: {}, late: needsAction },
  },
});

/** The state and the due report at both ends of a row's line, so that rows have the same height. */
export const standing = style({ display: 'grid', gridColumn: '1 / -1', fontSize: vars.size.note });
globalStyle(`${standing} > span`, { justifyContent: 'space-between' });

export const reader = style({ fontFamily: vars.font.display });

/** An action whose label leaves no room for another one on a phone. */
export const wide = style({ '@media': { [media.phone]: { width: '100%' } } });
globalStyle(`${wide} button`, { '@media': { [media.phone]: { width: '100%' } } });

/** The select for the plan, as tall as the buttons next to it. */
export const choice = style({
  selectors: {
    '&&': { width: 'auto', minHeight: vars.density.controlSmall, paddingBlock: 0, fontSize: vars.size.small },
  },
});

/** The button after a line that can be deleted. It does not make the line taller. */
export const deletion = style({ marginInlineStart: '0.75rem', selectors: { '&&': { marginBlock: '-0.4rem' } } });

/** A note in the timeline. */
export const noteText = style({
  marginTop: '0.25rem',
  maxWidth: '46rem',
  paddingLeft: '0.9rem',
  borderLeft: `3px solid ${vars.color.accent}`,
  fontFamily: vars.font.text,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});

/** A month: its invoice, its amount, and the status of its payment. */
export const month = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(9rem, max-content) minmax(4rem, max-content) 1fr',
  alignItems: 'baseline',
  gap: '0.2rem 1rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
});
