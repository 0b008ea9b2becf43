import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

const container = createContainer();
export const place = style({ containerName: container, containerType: 'inline-size' });
export const conflict = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.density.gapLarge });
export const field = style({ margin: 0, padding: 0, border: 0, minInlineSize: 0 });
export const legend = style({ marginBottom: '0.5rem', padding: 0, fontWeight: 620 });
export const changed = style({ marginLeft: '0.35rem', color: vars.color.textMuted, fontWeight: 400 });

const two = `${container} (min-width: 19rem)`;
const three = `${container} (min-width: 34rem)`;

/** The earlier value and the two versions side by side; stacked in a narrow space. */
export const versions = style({
  display: 'grid',
  gap: '0.5rem',
  '@container': {
    [two]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: '0.75rem' },
    [three]: { selectors: { '&[data-base]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
  },
});

/** The earlier value. It has no frame, because it cannot be chosen. */
export const base = style({
  display: 'grid',
  alignContent: 'start',
  gap: '0.1rem',
  color: vars.color.textMuted,
  '@container': {
    [two]: { gridColumn: '1 / -1' },
    [three]: { gridColumn: 'auto', paddingBlock: `calc(0.6rem + ${vars.density.line})` },
  },
});

export const version = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  columnGap: '0.6rem',
  alignItems: 'center',
  padding: `0.6rem ${vars.density.entryInset}`,
  border: `${vars.density.line} solid ${vars.color.border}`,
  cursor: 'pointer',
  selectors: {
    // Marks the chosen version by shape as well as by color.
    '&:has(:checked)': {
      borderColor: vars.color.borderStrong,
      backgroundColor: vars.color.surfaceCool,
      boxShadow: `inset 4px 0 0 ${vars.color.accent}`,
    },
    '&:has(:focus-visible)': { outline: `3px solid ${vars.color.accent}`, outlineOffset: '2px' },
  },
});

/** A version's radio button. It has no focus ring, because the whole version has one. */
export const radio = style({
  width: '1.1rem',
  height: '1.1rem',
  margin: 0,
  accentColor: vars.color.accent,
  ':focus-visible': { outline: 'none' },
});

export const value = style({
  selectors: { [`${version} &`]: { gridColumn: '2' } },
  alignSelf: 'start',
  fontSize: vars.size.small,
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
export const empty = style([value, { fontStyle: 'italic', color: vars.color.textMuted }]);

/**
 * The buttons. They are not where the form's submit button was, so that a double click on that button does not save.
 */
export const foot = style({ paddingTop: vars.density.gapLarge, borderTop: `1px solid ${vars.color.border}` });
globalStyle(`${foot} button`, { flexGrow: 1 });
