import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '#ui/theme/contract.css.ts';

export const field = style({ display: 'grid', gap: '0.4rem', alignContent: 'start' });
export const label = style({ display: 'flex', justifyContent: 'space-between', gap: '1rem' });
export const optional = style({ color: vars.color.textMuted, fontWeight: 400 });
export const hint = style({ color: vars.color.textMuted });

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
/** As high as a line of the words beside it, so that it stands beside the first. */
export const errorSign = style({ flex: 'none', height: '1.4em' });

/** The box that is written in, for `input`, `textarea` and `select`. At least 44 px high; 17 px type, so that phones do not zoom in. */
export const control = recipe({
  base: {
    width: '100%',
    minHeight: '3rem',
    padding: '0.6rem 0.85rem',
    border: `1.5px solid ${vars.color.borderStrong}`,
    borderRadius: 0,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    fontFamily: vars.font.display,
    fontSize: vars.size.body,
    lineHeight: 1.4,
    '::placeholder': { color: vars.color.textMuted, opacity: 1 },
    selectors: {
      // Told by shape as well as by colour: the left edge is thick.
      '&[aria-invalid="true"]': {
        borderColor: vars.color.negative,
        boxShadow: `inset 4px 0 0 ${vars.color.negative}`,
      },
      '&:disabled': { borderStyle: 'dashed', color: vars.color.textMuted, cursor: 'not-allowed' },
    },
  },
  variants: {
    as: {
      input: {},
      textarea: { minHeight: '9rem', resize: 'vertical' },
      select: {
        appearance: 'none',
        paddingRight: '2.75rem',
        // The chevron, drawn from two triangles: a picture could not take the theme's ink.
        backgroundImage: `linear-gradient(45deg, transparent 50%, ${vars.color.text} 50%), linear-gradient(-45deg, transparent 50%, ${vars.color.text} 50%)`,
        backgroundSize: '0.4rem 0.4rem',
        backgroundPosition: 'right 1.35rem center, right 0.95rem center',
        backgroundRepeat: 'no-repeat',
      },
    },
  },
  defaultVariants: { as: 'input' },
});
