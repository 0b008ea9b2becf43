import { parseCursorConnectionArgs } from '@pothos/core';
import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { z } from 'zod';
import { limits } from '#api/contract/limits.ts';
import { cost } from './cost.ts';

/** The range of moments that every part on the way to the database can store. */
const moment = z
  .int()
  .min(Date.UTC(1900))
  .max(Date.UTC(9999))
  .transform((time) => new Date(time));

const newest = z.strictObject({ createdAt: moment, id: z.uuid() });

/** The sort order of lists, highest first; the id comes last, so that no two items share a position. */
const places = { newest, featured: newest.extend({ featured: z.boolean() }) };

type Order = keyof typeof places;
type Place = { featured?: boolean; createdAt: Date; id: string };
type Condition = Record<string, unknown>;

/** Encodes an item's position in a list: everything that the list is sorted by, so the item itself may be deleted. */
function toCursor(order: Order, { featured, createdAt, id }: Place): string {
  const sortedBy = { createdAt: createdAt.getTime(), id, ...(order === 'featured' ? { featured } : {}) };
  return Buffer.from(JSON.stringify(sortedBy)).toString('base64url');
}

/** Reads a cursor of a list in this order; null when it is invalid. */
function readCursor(order: Order, cursor: string): Place | null {
  try {
    return places[order].parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    return null;
  }
}

/**
 * The condition of coming after (`lt`, since the highest is first) or before (`gt`) a position. The moment is compared on its
 * own first, so that an index can begin at the position, however deep in the list it is.
 */
function beyond({ featured, createdAt, id }: Place, side: 'lt' | 'gt'): Condition {
  const beyondMoment = {
    createdAt: { [`${side}e`]: createdAt },
    OR: [{ createdAt: { [side]: createdAt } }, { id: { [side]: id } }],
  };
  if (featured === undefined) return beyondMoment;
  const othersFollow = featured === (side === 'lt');
  return { OR: [{ featured, ...beyondMoment }, ...(othersFollow ? [{ featured: !featured }] : [])] };
}

const { default: usual, max } = limits.page;
const bounds = { error: `must be a whole number from 1 to ${max}` };
const size = z.number(bounds).int(bounds).min(1, bounds).max(max, bounds).nullish();

/** The rule for the arguments of a connection; other arguments pass. A made-up cursor is refused. */
export function pageArguments(isCursor: (text: string) => boolean) {
  const cursor = z.string().refine(isCursor, { error: 'is not a cursor of this connection' }).nullish();
  return z.looseObject({ first: size, last: size, after: cursor, before: cursor });
}

/** The rule for the arguments of a connection in this order. */
export const pageSchema = (order: Order) => pageArguments((text) => readCursor(order, text) !== null);

const mostSkipped = { error: 'must be a whole number from 0 to 1000000' };
/** The rule for `skip`. */
export const skipSchema = z
  .number(mostSkipped)
  .int(mostSkipped)
  .min(0, mostSkipped)
  .max(1_000_000, mostSkipped)
  .nullish();

/** The cost of a connection: a query, and each item of the page. */
export const pageComplexity = ({ first, last }: { first?: number | null; last?: number | null }) => ({
  field: cost.query,
  multiplier: first ?? last ?? usual,
});

type PageArguments = {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
  /** The number of items to skip at the start of the page. */
  skip?: number | null;
};
type Sort = 'asc' | 'desc';

/** The sort order of a list; `desc` = as displayed. The id breaks ties, so that no two pages share an item. */
export const sortedBy = <Name extends Order>(order: Name, sort: Sort = 'desc') =>
  ({
    newest: [{ createdAt: sort }, { id: sort }],
    featured: [{ featured: sort }, { createdAt: sort }, { id: sort }],
  })[order];

type List<Name extends Order> = {
  order: Name;
  /** The name of the items' type in the schema. */
  typeName: string;
  args: PageArguments;
  context: object;
  info: GraphQLResolveInfo;
  /** Columns that are never read. */
  omit?: Readonly<Record<string, true>>;
};

/** The query for a page: a condition beside the list's own, and at run time the requested columns and relations. */
type Query<Name extends Order> = {
  where: { AND: Condition[] };
  orderBy: ReturnType<typeof sortedBy<Name>>;
  take: number;
  skip?: number;
};

/**
 * Loads a page of a list. It continues from the position in the cursor, not from the item, which may have been deleted.
 * `pageSchema` of the same order has checked the arguments.
 */
export async function keysetPage<Item extends Place, Name extends Order>(
  { order, typeName, args, context, info, omit }: List<Name>,
  find: (query: Query<Name>) => Promise<Item[]>,
) {
  const sizes = { defaultSize: limits.page.default, maxSize: limits.page.max };
  const { after, before, limit, expectedSize, inverted, ...has } = parseCursorConnectionArgs({ args, ...sizes });
  const [from, to] = [after, before].map((cursor) => (cursor ? readCursor(order, cursor) : null));
  const AND = [...(from ? [beyond(from, 'lt')] : []), ...(to ? [beyond(to, 'gt')] : [])];
  const selected = queryFromInfo({ context, info, typeName, path: ['edges', 'node'] });
  const orderBy = sortedBy(order, inverted ? 'asc' : 'desc');
  const skip = args.skip ?? 0;
  const page = { orderBy, take: limit, ...(skip > 0 && { skip }) };
  const found = await find({ ...selected, ...(omit && { omit }), where: { AND }, ...page });
  const items = found.slice(0, expectedSize);
  if (inverted) items.reverse();
  const edges = items.map((node) => ({ cursor: toCursor(order, node), node }));
  return {
    edges,
    pageInfo: {
      startCursor: edges.at(0)?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
      hasPreviousPage: has.hasPreviousPage(found.length) || (skip > 0 && !inverted),
      hasNextPage: has.hasNextPage(found.length) || (skip > 0 && inverted),
    },
  };
}

/** The rule of a search's words, as an argument of a connection. */
export const searchSchema = z
  .string()
  .max(limits.search.max, `must be at most ${limits.search.max} characters`)
  .nullish();

/** The condition that a column of folded text contains a word of a search. */
export const containing = (word: string) => ({
  // Escapes the characters that have a meaning in LIKE.
  contains: word.replaceAll(/[\\%_]/g, (character) => `\\${character}`),
});
