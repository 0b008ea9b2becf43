/** Height of one line of the inbox in px: the list is laid out by calculation. */
export const rowHeight = 76;

/** Window widths below which parts give way, in px. */
export const narrow = '(max-width: 959px)';
export const wide = '(min-width: 1280px)';
