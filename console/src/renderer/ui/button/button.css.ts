import { vars } from '@agency/site/ui/theme/contract.css.ts';
import { recipe } from '@vanilla-extract/recipes';

/** The site's plate with square corners, in a tool's size. */
export const button = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '0.5rem',
    minHeight: '2rem',
    paddingInline: '0.75rem',
    border: '1px solid transparent',
    backgroundColor: 'transparent',
    fontFamily: vars.font.display,
    fontSize: vars.size.small,
    fontWeight: 600,
    lineHeight: 1.2,
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    transition: `background-color ${vars.duration.quick} ${vars.ease.out}, color ${vars.duration.quick} ${vars.ease.out}`,
    selectors: {
      '&&:disabled, &&[aria-disabled="true"]': {
        backgroundColor: 'transparent',
        borderColor: vars.color.textMuted,
        borderStyle: 'dashed',
        color: vars.color.textMuted,
        cursor: 'not-allowed',
      },
    },
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
        ':hover': { backgroundColor: vars.color.text, borderColor: vars.color.text, color: vars.color.page },
      },
      destructive: {
        backgroundColor: vars.color.negative,
        color: vars.color.page,
        ':hover': { backgroundColor: vars.color.text },
      },
      quiet: { ':hover': { backgroundColor: vars.color.surfaceCoolStrong } },
      /** Words in a line of words. */
      text: {
        minHeight: '1.5rem',
        paddingInline: 0,
        color: vars.color.accent,
        textDecorationLine: 'underline',
        textUnderlineOffset: '0.2em',
      },
    },
    shape: { words: {}, sign: { width: '2rem', paddingInline: 0 } },
  },
  defaultVariants: { kind: 'secondary', shape: 'words' },
});
