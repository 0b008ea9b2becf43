/** Height of one row of the inbox in px: the list calculates its layout. */
export const rowHeight = 76;

/** Window widths below which parts are hidden, in px. */
export const narrow = '(max-width: 959px)';
export const wide = '(min-width: 1280px)';
