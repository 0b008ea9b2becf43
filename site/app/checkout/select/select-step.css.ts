import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';

export const lead = style({ maxWidth: '46rem', marginTop: '1rem', color: vars.color.textMuted });
export const legend = visuallyHidden;

export const ladder = style({
  minWidth: 0,
  margin: 'clamp(1.5rem, 3vw, 2.5rem) 0 0',
  padding: 0,
  border: 0,
  borderTop: `1px solid ${vars.color.borderStrong}`,
  borderBottom: `1px solid ${vars.color.borderStrong}`,
});

/**
 * The remark and the button. On a phone, this element has no box, so that the sticky button stays in view along the
 * whole form.
 */
export const closing = style({
  display: 'contents',
  '@media': {
    [media.tablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '0.75rem 1.5rem',
      marginTop: 'clamp(1.5rem, 3vw, 2.25rem)',
    },
  },
});
export const remark = style({ maxWidth: '24rem', '@media': { [media.phone]: { marginTop: '1rem' } } });

/**
 * The distance from a row's left edge to the vertical line that connects the radio buttons. `column`: the text's
 * distance from that edge.
 */
const line = '1.125rem';
const column = '3.25rem';
const figure = 'clamp(2.25rem, 1.75rem + 1.8vw, 3.25rem)';
/**
 * The distance from a row's upper edge to the middle of its radio button. On a tablet it is larger, because the large
 * price is beside the name.
 */
const markAt = { phone: '2.4rem', tablet: `calc(0.9rem + 0.78 * ${figure})` };
const toMark = 'var(--to-mark)';
const broken = `repeating-linear-gradient(to bottom, ${vars.color.textMuted} 0 4px, transparent 4px 10px) center / 2px 100% no-repeat`;

/**
 * A row of the list. The vertical line is solid down to the radio button of the chosen plan, and dashed below it. CSS
 * alone derives the line from the checked button, so the line is correct even before scripts load.
 */
export const rung = style({
  vars: { '--to-mark': markAt.phone },
  '@media': { [media.tablet]: { vars: { '--to-mark': markAt.tablet } } },
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${column} minmax(0, 1fr)`,
  transition: `background-color ${vars.duration.calm} ${vars.ease.out}`,
  '::before': {
    content: '',
    position: 'absolute',
    zIndex: 0,
    left: `calc(${line} - 1px)`,
    insetBlock: 0,
    width: '4px',
    background: broken,
  },
  selectors: {
    '& + &': { borderTop: `1px solid ${vars.color.border}` },
    // The line begins and ends at a radio button.
    '&:first-of-type::before': { top: toMark },
    '&:last-of-type::before': { bottom: 'auto', height: toMark },
    '&:has(input:checked)': { backgroundColor: vars.color.surfaceCool },
    '&:has(~ & input:checked)::before': { background: vars.color.accent },
    '&:has(input:checked):not(:first-of-type)::before': {
      background: `linear-gradient(${vars.color.accent} 0 0) top / 100% ${toMark} no-repeat, ${broken}`,
    },
    '&:hover:not(:has(input:checked))': { backgroundColor: vars.color.surface },
  },
});

export const mark = style({
  appearance: 'none',
  position: 'absolute',
  zIndex: 2,
  top: `calc(${toMark} - 0.75rem)`,
  left: `calc(${line} + 1px - 0.75rem)`,
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  border: `2px solid ${vars.color.textMuted}`,
  borderRadius: '50%',
  backgroundColor: vars.color.page,
  cursor: 'pointer',
  // Keeps a focused radio button clear of the sticky button.
  '@media': { [media.phone]: { scrollMarginBottom: '8rem' } },
  selectors: {
    '&:checked': {
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 4px ${vars.color.page}, inset 0 0 0 1rem ${vars.color.accent}`,
    },
  },
});

/** Name and price. A click anywhere on the row presses this label. */
export const sheet = style({
  gridColumn: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: '0.25rem 1.5rem',
  padding: '1.4rem 1rem 0 0',
  cursor: 'pointer',
  '::after': { content: '', position: 'absolute', zIndex: 1, inset: 0 },
});

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0.15rem 0.9rem' });
export const muted = style({ color: vars.color.textMuted });
export const popular = style({ color: vars.color.accent });
export const price = style({ display: 'inline-flex', alignItems: 'baseline', gap: '0.5rem', whiteSpace: 'nowrap' });
export const amount = style({ fontSize: figure });
export const unit = style({ color: vars.color.textMuted, fontSize: vars.size.small });

export const adds = style({
  gridColumn: 2,
  display: 'grid',
  gap: '0.75rem 2.5rem',
  padding: '0.6rem 1rem 1.6rem 0',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

export const features = style({
  display: 'grid',
  gap: '0.3rem 0',
  alignContent: 'start',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: '1.5rem' } },
});

export const base = style({ fontWeight: 620 });
