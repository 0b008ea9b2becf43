import { style } from '@vanilla-extract/css';
import { media } from '#ui/theme/media.ts';
import { hidden } from '#ui/visually-hidden/hidden.ts';

/** For what does nothing without scripts. */
export const withScript = style({ '@media': { '(scripting: none)': { display: 'none' } } });

/** The second half of a label, which a phone has no room for; screen readers read it everywhere. */
export const whereThereIsRoom = style({
  '@media': {
    [`not ${media.tablet}`]: hidden,
  },
});
