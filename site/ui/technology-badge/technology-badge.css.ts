import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.5em',
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  fontWeight: 620,
  lineHeight: 1.3,
  '::before': {
    content: '',
    width: '0.7em',
    height: '0.7em',
    backgroundColor: 'currentColor',
    transform: 'rotate(45deg)',
    flex: 'none',
  },
});

/** The styles of a badge, by the result of `technologyColor`. */
export const technologyBadge = styleVariants({
  green: [badge, { color: vars.color.positive }],
  primary: [badge, { color: vars.color.accent }],
  blue: [badge, { color: vars.color.info }],
});
