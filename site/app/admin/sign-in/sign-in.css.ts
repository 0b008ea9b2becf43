import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** One narrow sheet in the chart's double frame, on an otherwise empty page. */
export const panel = style({
  maxWidth: '30rem',
  margin: '4px',
  padding: 'clamp(1.25rem, 4vw, 2.25rem)',
  border: `1px solid ${vars.color.borderStrong}`,
  outline: `1px solid ${vars.color.borderStrong}`,
  outlineOffset: '3px',
  backgroundColor: vars.color.surface,
});

export const form = style({ display: 'grid', gap: '1.35rem' });
export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '1rem 1.75rem' });
export const words = style({ display: 'grid', gap: '1.25rem', justifyItems: 'start', overflowWrap: 'anywhere' });
