import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';

/** A page about one record, whose head links back to the list. */
export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '1.25rem' });
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '0.5rem 1.5rem' });
export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4rem',
  minHeight: '2.75rem',
  fontFamily: vars.font.display,
  fontSize: vars.size.small,
  fontWeight: 600,
});
