import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const frame = style({ display: 'grid', gridTemplateRows: 'auto 1fr auto', minHeight: '100dvh' });
export const main = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 1.5rem',
  minHeight: '4.5rem',
});

export const help = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 1.25rem',
  color: vars.color.textMuted,
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
});
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  color: vars.color.text,
  fontFamily: vars.font.display,
  whiteSpace: 'nowrap',
  ':hover': { color: vars.color.accent },
});

/** Hidden on phones, where the phone number is a link and the footer also shows the email address. */
export const wide = style({ display: 'none', '@media': { [media.tablet]: { display: 'inline-flex' } } });

export const footer = style({
  borderTop: `1px solid ${vars.color.border}`,
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
});
export const closing = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0 2rem',
  paddingBlock: '0.75rem',
  color: vars.color.textMuted,
});
export const smallPrint = style({ display: 'flex', flexWrap: 'wrap', gap: '0 0.75rem' });
