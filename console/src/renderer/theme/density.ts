/** Type sizes of the console, in place of the site's fluid ones: fixed, a step smaller, closer together. */
export const sizes = {
  note: '0.75rem',
  small: '0.8125rem',
  body: '0.875rem',
  lead: '1rem',
  heading: '1.0625rem',
  title: '1.375rem',
  display: '1.75rem',
  figure: '2.5rem',
} as const;

/** Height of one line of the inbox in px: the list is laid out by calculation. */
export const rowHeight = 76;

/** Window widths below which parts give way, in px. */
export const narrow = '(max-width: 959px)';
export const wide = '(min-width: 1280px)';
