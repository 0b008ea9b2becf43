import { sprinkles } from '#ui/theme/sprinkles.css.ts';

/** Words below each other, no wider than they are: a badge, a heading, a paragraph, a link. */
export const column = sprinkles({ display: 'flex', flexDirection: 'column', alignItems: 'start', gap: 'small' });
