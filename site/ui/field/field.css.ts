import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';
import { text } from '#ui/theme/text.css.ts';

export const field = style({ display: 'grid', gap: vars.density.gapSmall, alignContent: 'start', minWidth: 0 });
const labelText = text({ as: 'label' });
/** A label, in a lighter weight than the text of a button. */
export const label = style([labelText, { display: 'flex', gap: '0.5rem', fontWeight: 500 }]);
/** A label, and buttons at the end of its line. */
export const labelLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.25rem 1rem',
});
export const muted = style({ color: vars.color.textMuted, fontWeight: 400 });
export const hint = style([muted, { fontFamily: vars.font.display, fontSize: vars.size.note, lineHeight: 1.45 }]);

export const error = style({
  display: 'flex',
  alignItems: 'start',
  gap: '0.5rem',
  color: vars.color.negative,
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontWeight: 560,
  lineHeight: 1.4,
});
/** As tall as a line of text, so that the icon is level with the first line of the error. */
export const errorSign = style({ flex: 'none', height: '1.4em' });

/** The color of a field's border while the pointer is elsewhere. */
export const restingLine = `color-mix(in srgb, ${vars.color.borderStrong} 70%, ${vars.color.surface})`;

/** The box of an `input`, `textarea`, or `select`. */
export const control = recipe({
  base: {
    width: '100%',
    minHeight: vars.density.control,
    padding: `0.3rem ${vars.density.entryInset}`,
    // Fainter than the lines of the page, so that the borders of many empty fields do not dominate a form. The contrast
    // is 3.5:1 or more.
    border: `${vars.density.line} solid ${restingLine}`,
    borderRadius: 0,
    ':hover': { borderColor: vars.color.borderStrong },
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    fontFamily: vars.font.display,
    fontSize: vars.size.body,
    lineHeight: 1.4,
    '::placeholder': { color: vars.color.textMuted, opacity: 1 },
    selectors: {
      // Marks an invalid control by a thick left edge as well as by color.
      '&[aria-invalid="true"]': {
        borderColor: vars.color.negative,
        boxShadow: `inset 4px 0 0 ${vars.color.negative}`,
      },
      // A read-only control looks like text, because its value cannot be changed here.
      '&[readonly]': { borderColor: vars.color.border, backgroundColor: 'transparent', color: vars.color.textMuted },
      '&:disabled': { borderStyle: 'dashed', color: vars.color.textMuted, cursor: 'not-allowed' },
    },
  },
  variants: {
    as: {
      input: {},
      textarea: { minHeight: vars.density.entryLines, paddingBlock: vars.density.gapSmall, resize: 'vertical' },
      select: {
        appearance: 'none',
        paddingRight: '2.75rem',
        // The arrow is a gradient, because unlike an image it can use the theme's color.
        backgroundImage: `conic-gradient(from -45deg at 50% 100%, ${vars.color.text} 90deg, transparent 0)`,
        backgroundSize: '0.8rem 0.4rem',
        backgroundPosition: 'right 0.95rem center',
        backgroundRepeat: 'no-repeat',
      },
    },
  },
  defaultVariants: { as: 'input' },
});

/** A text area of three lines that grows with its text, in browsers that support this. */
export const growing = style({
  fieldSizing: 'content',
  maxHeight: '32rem',
  selectors: { '&&': { minHeight: `calc(3 * 1.4em + 2 * ${vars.density.gapSmall} + 2 * ${vars.density.line})` } },
});

/** A checkbox with its label. The box is level with the label's first line. */
export const checkbox = style({
  display: 'flex',
  alignItems: 'start',
  gap: '0.75rem',
});
/** The label beside the box, with its hint below. */
export const besideBox = style({
  minWidth: 0,
  paddingTop: `calc((${vars.density.checkbox} - 1.35 * ${vars.size.note}) / 2)`,
});
export const checkboxLabel = style([labelText, { display: 'block', fontWeight: 450, cursor: 'pointer' }]);
/** The box has its own style, because the browser's box is hard to see in the dark theme. */
export const box = style({
  appearance: 'none',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.density.checkbox,
  height: vars.density.checkbox,
  margin: 0,
  border: `${vars.density.line} solid ${vars.color.borderStrong}`,
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
  '::before': {
    content: '',
    width: '70%',
    height: '70%',
    clipPath: 'polygon(14% 47%, 0 61%, 37% 96%, 100% 24%, 85% 11%, 35% 67%)',
    backgroundColor: vars.color.onAccent,
    transform: 'scale(0)',
  },
  ':checked': { borderColor: vars.color.accent, backgroundColor: vars.color.accent },
  ':disabled': { borderStyle: 'dashed', cursor: 'not-allowed' },
  selectors: { '&:checked::before': { transform: 'none' } },
  '@media': { '(forced-colors: active)': { appearance: 'auto', '::before': { content: 'none' } } },
});

/** Each group but the first has a line above. */
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.density.gapLarge,
  selectors: {
    '& + &': { paddingTop: vars.density.gapLarge, borderTop: `1px solid ${vars.color.border}` },
  },
});
export const groupTitle = style([
  labelText,
  { display: 'flex', alignItems: 'baseline', gap: '0.5rem', fontSize: vars.size.body, fontWeight: 600 },
]);

export const password = style({ position: 'relative' });
export const passwordEntry = style({
  // Leaves room for the button, and hides the browser's own button.
  selectors: { '&&': { paddingRight: vars.density.control } },
  '::-ms-reveal': { display: 'none' },
  '@media': { '(scripting: none)': { selectors: { '&&': { paddingRight: vars.density.entryInset } } } },
});
export const passwordToggle = style({
  position: 'absolute',
  insetBlock: 0,
  right: 0,
  display: 'grid',
  placeItems: 'center',
  width: vars.density.control,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
  ':focus-visible': { outlineOffset: '-4px' },
  '@media': { '(scripting: none)': { display: 'none' } },
});
