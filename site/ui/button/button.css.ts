import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';

/** The site's one button shape, for links and buttons alike: a plate with square corners, as stamped on an instrument. */
export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.6em',
    minHeight: '3rem',
    paddingInline: '1.35rem',
    paddingBlock: '0.7rem',
    border: '1.5px solid transparent',
    backgroundColor: 'transparent',
    fontFamily: vars.font.display,
    fontSize: '1rem',
    fontWeight: 600,
    fontStretch: '102%',
    lineHeight: 1.2,
    textDecoration: 'none',
    cursor: 'pointer',
    selectors: {
      // Stands over the kinds and their hover: a plate that nobody can press has no ink on it.
      '&&:disabled, &&[aria-disabled="true"]': {
        backgroundColor: 'transparent',
        borderColor: vars.color.textMuted,
        borderStyle: 'dashed',
        color: vars.color.textMuted,
        cursor: 'not-allowed',
      },
    },
    transition: `background-color ${vars.duration.quick} ${vars.ease.out}, color ${vars.duration.quick} ${vars.ease.out}, border-color ${vars.duration.quick} ${vars.ease.out}`,
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
      /** Takes something away for good. */
      destructive: {
        backgroundColor: vars.color.negative,
        color: vars.color.page,
        ':hover': { backgroundColor: vars.color.text },
      },
      /** One of many beside a list's items: no plate until the hand is on it. */
      quiet: {
        color: vars.color.text,
        ':hover': { backgroundColor: vars.color.surfaceCool },
      },
    },
    size: {
      regular: {},
      compact: { minHeight: '2.75rem', paddingInline: '1rem', paddingBlock: '0.45rem', fontSize: '0.9375rem' },
    },
  },
  defaultVariants: { kind: 'primary', size: 'regular' },
});
