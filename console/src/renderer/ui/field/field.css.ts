import { vars } from '@agency/site/ui/theme/contract.css.ts';
import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';

export const field = style({ display: 'grid', gap: '0.25rem', alignContent: 'start', minWidth: 0 });
export const label = style({ display: 'flex', justifyContent: 'space-between', gap: '1rem' });
export const quiet = style({ color: vars.color.textMuted, fontWeight: 400 });
export const hint = style({ color: vars.color.textMuted, fontSize: vars.size.note });

export const error = style({
  display: 'flex',
  alignItems: 'start',
  gap: '0.4rem',
  color: vars.color.negative,
  fontSize: vars.size.small,
  fontWeight: 560,
  lineHeight: 1.35,
});
/** As high as a line of the words beside it. */
export const errorSign = style({ flex: 'none', height: '1.35em' });

export const control = recipe({
  base: {
    width: '100%',
    minHeight: '2rem',
    padding: '0.3rem 0.6rem',
    border: `1px solid ${vars.color.borderStrong}`,
    borderRadius: 0,
    backgroundColor: vars.color.surface,
    color: vars.color.text,
    fontFamily: vars.font.display,
    fontSize: vars.size.body,
    lineHeight: 1.4,
    '::placeholder': { color: vars.color.textMuted, opacity: 1 },
    selectors: {
      '&[aria-invalid="true"]': {
        borderColor: vars.color.negative,
        boxShadow: `inset 3px 0 0 ${vars.color.negative}`,
      },
    },
  },
  variants: {
    as: {
      input: {},
      textarea: { minHeight: '6.5rem', resize: 'vertical' },
      select: {
        appearance: 'none',
        paddingRight: '2rem',
        // The chevron, drawn from two triangles: a picture could not take the theme's ink.
        backgroundImage: `linear-gradient(45deg, transparent 50%, ${vars.color.text} 50%), linear-gradient(-45deg, transparent 50%, ${vars.color.text} 50%)`,
        backgroundSize: '0.35rem 0.35rem',
        backgroundPosition: 'right 1.05rem center, right 0.7rem center',
        backgroundRepeat: 'no-repeat',
      },
    },
  },
  defaultVariants: { as: 'input' },
});

export const tick = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.6rem',
  minHeight: '2rem',
  cursor: 'pointer',
});
export const box = style({
  flex: 'none',
  width: '1.1rem',
  height: '1.1rem',
  margin: 0,
  accentColor: vars.color.accent,
});
