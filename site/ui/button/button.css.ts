import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** The style of all buttons, and of links that look like buttons. */
export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.6em',
    border: `${vars.density.line} solid transparent`,
    backgroundColor: 'transparent',
    fontFamily: vars.font.display,
    fontWeight: 600,
    lineHeight: 1.2,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      // The double `&` overrides all kinds and their hover styles.
      '&&:disabled, &&[aria-disabled="true"]': {
        backgroundColor: 'transparent',
        borderColor: vars.color.textMuted,
        borderStyle: 'dashed',
        color: vars.color.textMuted,
        cursor: 'not-allowed',
      },
    },
    transition: `background-color ${vars.duration.quick} ${vars.ease.out}, color ${vars.duration.quick} ${vars.ease.out}, border-color ${vars.duration.quick} ${vars.ease.out}, translate ${vars.duration.quick} ${vars.ease.out}`,
    // A press moves the button without animation. Only its return is animated.
    ':active': { translate: '0 2px', transitionDuration: '0s' },
  },
  variants: {
    kind: {
      primary: {
        backgroundColor: vars.color.accent,
        color: vars.color.onAccent,
        ':hover': { backgroundColor: vars.color.accentStrong },
      },
      secondary: {
        borderColor: vars.color.borderStrong,
        color: vars.color.text,
        ':hover': { backgroundColor: vars.color.text, borderColor: vars.color.text, color: vars.color.page },
      },
      /** For the button that saves a form without unsaved changes. It works, but there is no reason to press it. */
      resting: {
        borderColor: vars.color.border,
        color: vars.color.textMuted,
        ':hover': { borderColor: vars.color.borderStrong, color: vars.color.text },
        // Without scripts, the button cannot follow the fields.
        '@media': { '(scripting: none)': { borderColor: vars.color.borderStrong, color: vars.color.text } },
        selectors: { '&&&[aria-disabled="true"]': { borderStyle: 'solid', borderColor: vars.color.border } },
      },
      /** For the button that confirms a removal, such as Delete in a dialog. */
      destructive: {
        backgroundColor: vars.color.negative,
        color: vars.color.page,
        ':hover': { backgroundColor: vars.color.text },
      },
      /** For actions that every item of a list has. It has no fill until it is hovered. */
      quiet: { color: vars.color.text, ':hover': { backgroundColor: vars.color.surfaceCool } },
      /** Looks like a link, within text. */
      text: {
        color: vars.color.accent,
        textDecorationLine: 'underline',
        textUnderlineOffset: '0.2em',
        // Long words wrap, so that the button is never wider than its line.
        maxWidth: '100%',
        overflowWrap: 'anywhere',
        textAlign: 'start',
        // Less tall than other buttons, to fit into a line of text.
        selectors: { '&&': { minHeight: '1.75rem', paddingInline: 0, paddingBlock: 0 } },
      },
    },
    size: {
      regular: {
        minHeight: vars.density.control,
        paddingInline: vars.density.buttonInset,
        paddingBlock: '0.3rem',
        fontSize: vars.density.controlText,
      },
      compact: {
        minHeight: vars.density.controlSmall,
        paddingInline: vars.density.buttonInsetSmall,
        paddingBlock: '0.3rem',
        fontSize: vars.density.controlTextSmall,
      },
    },
    shape: {
      label: {},
      /** Shows only an icon. The name is in `aria-label`. */
      icon: {
        selectors: { '&&': { width: vars.density.controlSmall, minHeight: vars.density.controlSmall, padding: 0 } },
      },
    },
  },
  // Compact secondary, resting and quiet buttons have lighter labels than a primary button.
  compoundVariants: [
    { variants: { kind: 'secondary', size: 'compact' }, style: { fontWeight: 520 } },
    { variants: { kind: 'resting', size: 'compact' }, style: { fontWeight: 520 } },
    { variants: { kind: 'quiet', size: 'compact' }, style: { fontWeight: 520 } },
  ],
  defaultVariants: { kind: 'primary', size: 'regular', shape: 'label' },
});

/** A compact button without its icon on a phone, where only the label has room. */
export const labelOnPhone = style({
  '@media': { [media.phone]: { selectors: { '&&': { paddingInline: '0.6rem' } } } },
});
globalStyle(`${labelOnPhone} > svg`, { '@media': { [media.phone]: { display: 'none' } } });
