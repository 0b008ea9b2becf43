import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

/** The instrument's plate, in the chart's double frame. */
export const panel = style({
  display: 'grid',
  gap: 'clamp(1.75rem, 4vw, 2.5rem)',
  margin: '4px',
  padding: 'clamp(1.25rem, 4vw, 2.5rem)',
  border: `1px solid ${vars.color.borderStrong}`,
  outline: `1px solid ${vars.color.borderStrong}`,
  outlineOffset: '3px',
  backgroundColor: vars.color.surface,
});

export const instrument = style({
  display: 'grid',
  gap: '1.75rem',
  alignItems: 'center',
  // Scrolled into view with the beginning of what stands below it, so that one sees that there is more.
  scrollMarginBottom: '8rem',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 19rem) minmax(0, 1fr)', columnGap: '2.5rem' },
    [media.desktop]: { gridTemplateColumns: '21rem minmax(0, 1fr)', columnGap: '3.5rem' },
  },
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: '0.75rem',
  maxWidth: '32rem',
  overflowWrap: 'anywhere',
});

export const tag = style({
  paddingInline: '0.6rem',
  border: `1px solid ${vars.color.borderStrong}`,
  fontFamily: vars.font.display,
  fontSize: vars.size.note,
  fontWeight: 560,
});

export const footnote = style({ maxWidth: '44rem', marginTop: '1.75rem' });
export const onlyWithScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });
