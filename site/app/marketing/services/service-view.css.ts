import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media } from '#ui/theme/media.ts';

export const head = style({ paddingBlock: 'clamp(3rem, 2rem + 4vw, 5.5rem) clamp(1rem, 2vw, 2rem)' });

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2.5rem',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 17rem', columnGap: '4rem', alignItems: 'end' } },
});

export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.5rem' });
export const lead = style({ maxWidth: '40rem' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: '0.75rem' });

/** The title block in the corner of a drawn sheet: what it is, in figures. */
export const block = style({
  border: `1px solid ${vars.color.borderStrong}`,
  outline: `1px solid ${vars.color.borderStrong}`,
  outlineOffset: '3px',
  margin: '4px',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(13rem, 1fr))',
  backgroundColor: vars.color.surface,
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr' } },
});

globalStyle(`${block} > *`, {
  padding: '1rem 1.25rem',
  boxShadow: `0 0 0 0.5px ${vars.color.border}`,
});
