import { resolveArrayConnection } from '@pothos/plugin-relay';
import type { z } from 'zod';
import { limits } from '#api/contract/limits.ts';
import { pageArguments } from './keyset.ts';

const offset = /^OffsetConnection:\d{1,6}$/;

/** The rule for the arguments of a connection whose list is loaded as a whole. */
export const shortListSchema = pageArguments((cursor) => offset.test(Buffer.from(cursor, 'base64').toString()));

/** Returns a page of a list that is short enough to be loaded as a whole. Such a list can have any order. */
export function shortList<Row>(args: z.infer<typeof shortListSchema>, rows: readonly Row[]) {
  const page = resolveArrayConnection({ args, defaultSize: limits.page.default, maxSize: limits.page.max }, rows);
  // Pothos would give an empty page the cursors of positions that do not exist, such as -1.
  return page.edges.length > 0 ? page : { ...page, pageInfo: { ...page.pageInfo, startCursor: null, endCursor: null } };
}
