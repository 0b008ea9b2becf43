import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: '0.35rem 0.9rem' });

export const tag = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  fontWeight: 560,
  lineHeight: 1.4,
  color: vars.color.textMuted,
  selectors: { '& + &::before': { content: '' } },
});
