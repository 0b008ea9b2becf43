/** Matches while rows are compact. */
export const compactRows = ':root[data-rows="compact"]';

/** The column of a list beside its reader: as wide as the admin made it, and never more than the window has room for. */
export const listColumn = (width: string): string => `clamp(14rem, var(--list-width, ${width}), 60%)`;
