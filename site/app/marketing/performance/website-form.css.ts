import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** The button stands level with the box, not with the words beneath it. */
export const form = style({
  display: 'grid',
  gap: '1rem',
  paddingBottom: 'clamp(1.5rem, 3vw, 2rem)',
  borderBottom: `1px solid ${vars.color.border}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'start' },
    '(scripting: none)': { display: 'none' },
  },
});

globalStyle(`${form} > button`, {
  '@media': { [media.tablet]: { marginTop: '1.5rem', minWidth: '9rem' } },
});
