/** Of a search's results so many are told exactly, and of more only that there are more. */
export const toldExactly = 1_000;

/**
 * How far the server counts. The inbox whole, which is quick; a search's results no further than this, since to count all
 * that hold a common word takes it many times as long as to find the first page. It lies well past `toldExactly`, so that
 * "more than" stays true while some of them are deleted, until the server has counted again.
 */
export const countLimit = (search: string | null): number | null => (search === null ? null : 2 * toldExactly);
