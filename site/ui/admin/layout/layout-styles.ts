export const compactRows = ':root[data-rows="compact"]';

/** Returns the width of a list next to its reader: the width that the admin chose, or else `width`, within limits. */
export const listColumn = (width: string): string => `clamp(14rem, var(--list-width, ${width}), 60%)`;
