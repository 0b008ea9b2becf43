import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';
import { warning } from '../warning.css.ts';

export const section = style([
  warning,
  {
    display: 'grid',
    gap: '0.75rem',
    padding: '1rem clamp(1rem, 2vw, 1.5rem)',
  },
]);

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem 1.5rem',
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: '0.6rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.body,
  fontWeight: 640,
  ':focus': { outline: 'none' },
});
export const sign = style({ flex: 'none', color: vars.color.caution });

export const list = style({});
export const cause = style({
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.borderWarm}`, paddingTop: '0.75rem' } },
});
export const hint = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  lineHeight: 1.45,
  color: vars.color.textMuted,
});
export const causeTitle = style({ fontFamily: vars.font.display, fontWeight: 640 });
export const summary = style({
  width: 'fit-content',
  paddingBlock: '0.35rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  cursor: 'pointer',
});

export const mail = style({
  display: 'grid',
  gap: '0.75rem 1.5rem',
  justifyItems: 'start',
  paddingBlock: '0.65rem',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.borderWarm}` } },
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center' } },
});

export const text = style({ display: 'grid', gap: '0.2rem', minWidth: 0, overflowWrap: 'anywhere' });
export const what = style({ fontFamily: vars.font.display, fontSize: vars.size.small, lineHeight: 1.4 });

/** The last label ends where the line above ends. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0.5rem',
  '@media': { [media.tablet]: { marginInlineEnd: `calc(-1 * ${vars.density.buttonInsetSmall})` } },
});

/** The mail server's answer. */
export const reason = style({
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});
