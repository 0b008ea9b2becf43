import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#app/theme/contract.css.ts';
import { media } from '#app/theme/media.ts';

export const marginWidth = '10.5rem';

/** Beside the lists and always in view; on a narrow screen a row above them. */
export const margin = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '0.5rem 1.5rem',
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      top: '6.5rem',
      display: 'grid',
      alignSelf: 'start',
      gap: '2rem',
    },
  },
});

export const links = style({
  display: 'flex',
  gap: '1.5rem',
  '@media': { [media.desktop]: { display: 'grid', gap: 0 } },
});

export const link = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: '0.5rem',
  paddingBlock: '0.65rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontWeight: 600,
  textDecoration: 'none',
  ':hover': { color: vars.color.accent },
  '@media': {
    [media.desktop]: { justifyContent: 'space-between', borderBottom: `1px solid ${vars.color.border}` },
  },
});

export const count = style({
  fontStretch: '88%',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 500,
  color: vars.color.textMuted,
});

export const account = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0.75rem 1rem',
  '@media': { [media.desktop]: { display: 'grid', justifyItems: 'start' } },
});

export const who = style({ color: vars.color.textMuted, overflowWrap: 'anywhere' });
globalStyle(`${who} strong`, { color: vars.color.text, fontWeight: 620 });
