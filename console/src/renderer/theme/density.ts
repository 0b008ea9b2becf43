/** The height of a row of the inbox in px, by density. The layout of the list is calculated from this height. */
export const rowHeights = { comfortable: 76, compact: 50 } as const;

export const narrow = '(max-width: 959px)';
export const wide = '(min-width: 1280px)';
