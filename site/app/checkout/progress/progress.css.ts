import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** Across the sheet on a phone, with a line of its own; down the margin where the sheet has its meridian. */
export const course = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  '@media': { [media.desktop]: { gridTemplateColumns: 'none', gap: '2.25rem', paddingTop: '0.9rem' } },
});

export const fix = style({
  position: 'relative',
  display: 'grid',
  gap: '0.5rem',
  color: vars.color.textMuted,
  fontSize: vars.size.small,
  '::before': {
    content: '',
    position: 'absolute',
    top: 'calc(0.75rem - 1px)',
    left: '1.5rem',
    right: 0,
    height: '2px',
    backgroundColor: vars.color.border,
  },
  selectors: {
    '&:last-child': { gridTemplateColumns: 'auto' },
    '&:last-child::before': { display: 'none' },
    '&[data-state="behind"]::before': { backgroundColor: vars.color.accent },
    '&[data-state="here"]': { color: vars.color.accent, fontWeight: 680 },
    '&[data-state="behind"]': { color: vars.color.text },
  },
  '@media': {
    [media.desktop]: {
      minHeight: '1.5rem',
      alignContent: 'center',
      justifyContent: 'end',
      paddingRight: '0.5rem',
      textAlign: 'right',
      '::before': { display: 'none' },
    },
  },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '1.5rem',
  height: '1.5rem',
  border: `2px solid ${vars.color.border}`,
  borderRadius: '50%',
  backgroundColor: vars.color.page,
  color: vars.color.onAccent,
  selectors: {
    '[data-state="behind"] > &': { borderColor: vars.color.accent, backgroundColor: vars.color.accent },
    '[data-state="here"] > &': {
      borderColor: vars.color.accent,
      boxShadow: `inset 0 0 0 4px ${vars.color.page}, inset 0 0 0 1rem ${vars.color.accent}`,
    },
    '[data-state="ahead"] > &': { borderColor: vars.color.textMuted },
  },
  // On the meridian, which the sheet draws: half the mark, half the line, and the gutter between.
  '@media': { [media.desktop]: { position: 'absolute', right: 'calc(-2.5rem - 0.75rem - 0.5px)', top: 0 } },
});
