/** Heights of one row of the inbox in px, by the density of rows: the list calculates its layout. */
export const rowHeights = { comfortable: 76, compact: 50 } as const;

/** Window widths below which parts are hidden, in px. */
export const narrow = '(max-width: 959px)';
export const wide = '(min-width: 1280px)';
