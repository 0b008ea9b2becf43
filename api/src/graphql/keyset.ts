import { parseCursorConnectionArgs } from '@pothos/core';
import { queryFromInfo } from '@pothos/plugin-prisma';
import type { GraphQLResolveInfo } from 'graphql';
import { z } from 'zod';
import { limits } from '#api/contract/limits.ts';
import { cost } from './cost.ts';

/** A time in ms since 1970, in the range that the database can store. */
const moment = z
  .int()
  .min(Date.UTC(1900))
  .max(Date.UTC(9999))
  .transform((time) => new Date(time));

const newest = z.strictObject({ createdAt: moment, id: z.uuid() });

/** The values in a cursor: the ones that its list is sorted by. The id makes each position unique. */
const places = {
  newest,
  oldest: newest,
  /** Sorted by group, and newest first within each group. */
  grouped: newest.extend({ group: z.int().min(0).optional() }),
  /** Sorted by the last message, oldest first. */
  waiting: z.strictObject({ lastMessageAt: moment, id: z.uuid() }),
  /** Featured items first, and both groups in the order that the admin set. */
  arranged: z.strictObject({
    position: z.string().regex(/^-?\d{1,40}(\.\d{1,400})?$/),
    id: z.uuid(),
    featured: z.boolean(),
  }),
};

type Order = keyof typeof places;
/** The sort columns besides `featured` and the id. In a cursor, a decimal is a string, which keeps all digits. */
type Column = 'createdAt' | 'lastMessageAt' | 'position';
type Value = Date | string | { toFixed(): string };
type Values = { createdAt?: Date; lastMessageAt?: Date; position?: Value };
type Place = Values & { featured?: boolean; group?: number; id: string };
type Condition = Record<string, unknown>;

/** Whether the lowest value comes first. */
const isAscending = (order: Order) => order === 'oldest' || order === 'waiting';
const columnOf = (order: Order): Column =>
  order === 'waiting' ? 'lastMessageAt' : order === 'arranged' ? 'position' : 'createdAt';
const written = (value: Value | undefined) =>
  value instanceof Date ? value.getTime() : typeof value === 'object' ? value.toFixed() : value;

/** Encodes an item's position by its sort values, so that the cursor works after the item is deleted. */
function toCursor(order: Order, { featured, group, id, ...values }: Place): string {
  const column = columnOf(order);
  const above = order === 'arranged' ? { featured } : order === 'grouped' ? { group } : {};
  const sortedBy = { [column]: written(values[column]), id, ...above };
  return Buffer.from(JSON.stringify(sortedBy)).toString('base64url');
}

/** Reads a cursor of a list in this order; null if it is invalid. */
function readCursor(order: Order, cursor: string): Place | null {
  try {
    return places[order].parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    return null;
  }
}

/**
 * Returns the condition for items beyond a position. Compares the column first, so that an index scan can start at the
 * cursor's position.
 */
function beyond(order: Order, { featured, id, ...values }: Place, where: 'after' | 'before'): Condition {
  const side = (where === 'after') === isAscending(order) ? 'gt' : 'lt';
  const column = columnOf(order);
  const beyondValue = {
    [column]: { [`${side}e`]: values[column] },
    OR: [{ [column]: { [side]: values[column] } }, { id: { [side]: id } }],
  };
  if (featured === undefined) return beyondValue;
  const othersFollow = featured === (where === 'after');
  return { OR: [{ featured, ...beyondValue }, ...(othersFollow ? [{ featured: !featured }] : [])] };
}

const { default: usual, max } = limits.page;
const bounds = { error: `must be a whole number from 1 to ${max}` };
const size = z.number(bounds).int(bounds).min(1, bounds).max(max, bounds).nullish();

/**
 * Returns the rule for the arguments of a connection. The rule refuses invalid page sizes and cursors, and `last`
 * together with `first`, as the Relay specification recommends. Other arguments pass.
 */
export function pageArguments(isCursor: (text: string) => boolean) {
  const cursor = z.string().refine(isCursor, { error: 'is not a cursor of this connection' }).nullish();
  return z
    .looseObject({ first: size, last: size, after: cursor, before: cursor })
    .refine(({ first, last }) => first == null || last == null, {
      error: 'cannot be combined with first',
      path: ['last'],
    });
}

/** Returns the rule for the arguments of a connection in one of these orders. */
export const pageSchema = (...orders: Order[]) =>
  pageArguments((text) => orders.some((order) => readCursor(order, text) !== null));

/** Returns a check that refuses a cursor unless its values are those of the chosen order. */
export const refuseOtherCursors =
  <Args extends { after?: string | null | undefined; before?: string | null | undefined }>(
    orderOf: (args: Args) => Order,
  ) =>
  (args: Args, { addIssue }: z.RefinementCtx): void => {
    for (const name of ['after', 'before'] as const) {
      const cursor = args[name];
      if (cursor && !readCursor(orderOf(args), cursor))
        addIssue({ code: 'custom', message: 'belongs to another sort order', path: [name] });
    }
  };

const mostSkipped = { error: 'must be a whole number from 0 to 1000000' };
export const skipSchema = z
  .number(mostSkipped)
  .int(mostSkipped)
  .min(0, mostSkipped)
  .max(1_000_000, mostSkipped)
  .nullish();

/** Returns the cost of a connection: a query, and each item of the page. */
export const pageComplexity = ({ first, last }: { first?: number | null; last?: number | null }) => ({
  field: cost.query,
  multiplier: first ?? last ?? usual,
});

type PageArguments = {
  first?: number | null;
  last?: number | null;
  after?: string | null;
  before?: string | null;
};
/** How many items to skip before the page (after it, with `last`). */
type Skipping = { skip?: number | null };

/** Returns the sort order of a list, as displayed or reversed. The id breaks ties, so that pages share no item. */
export function sortedBy<Name extends Order>(order: Name, reversed = false) {
  const sort = isAscending(order) === reversed ? 'desc' : 'asc';
  const moment = [{ createdAt: sort }, { id: sort }] as const;
  return {
    newest: [...moment],
    oldest: [...moment],
    grouped: [...moment],
    waiting: [{ lastMessageAt: sort } as const, { id: sort } as const],
    arranged: [{ featured: sort } as const, { position: sort } as const, { id: sort } as const],
  }[order];
}

type List<Name extends Order> = {
  order: Name;
  /** The name of the items' type in the schema. */
  typeName: string;
  context: object;
  info: GraphQLResolveInfo;
  /** Columns that are never loaded. */
  omit?: Readonly<Record<string, true>>;
} & (
  | { args: PageArguments & Skipping; groups?: never }
  /** For the order `grouped`: the condition of each group. Every item matches one of them. */
  | { args: PageArguments & { skip?: never }; groups: readonly Condition[] }
);

/** The query for a page: a condition to combine with the list's own, and the requested columns and relations. */
type Query<Name extends Order> = {
  where: { AND: Condition[] };
  orderBy: ReturnType<typeof sortedBy<Name>>;
  take: number;
  skip?: number;
};

/**
 * Loads a page of a list, group by group. The page continues from the position in the cursor, even if the item there
 * has been deleted. `pageSchema` of the same order must have checked the arguments.
 */
export async function keysetPage<Item extends Place, Name extends Order>(
  { order, typeName, args, context, info, omit, groups = [{}] }: List<Name>,
  find: (query: Query<Name>) => Promise<Item[]>,
) {
  const sizes = { defaultSize: limits.page.default, maxSize: limits.page.max };
  const { after, before, limit, expectedSize, inverted, ...has } = parseCursorConnectionArgs({ args, ...sizes });
  const [from, to] = [after, before].map((cursor) => (cursor ? readCursor(order, cursor) : null));
  const last = groups.length - 1;
  // Clients may still hold cursors from before the list was grouped. Such a cursor has no group, and the page continues
  // in the last group.
  const [first, end] = [from ? (from.group ?? last) : 0, to?.group ?? last];
  const selected = queryFromInfo({ context, info, typeName, path: ['edges', 'node'] });
  const orderBy = sortedBy(order, inverted);
  const skip = args.skip ?? 0;
  const found: { node: Item; cursor: string }[] = [];
  for (const [place] of groups.entries()) {
    const group = inverted ? last - place : place;
    if (group < first || group > end || found.length >= limit) continue;
    const AND = [
      groups[group] ?? {},
      ...(from && group === first ? [beyond(order, from, 'after')] : []),
      ...(to && group === end ? [beyond(order, to, 'before')] : []),
    ];
    const page = { orderBy, take: limit - found.length, ...(skip > 0 && { skip }) };
    const nodes = await find({ ...selected, ...(omit && { omit }), where: { AND }, ...page });
    found.push(...nodes.map((node) => ({ cursor: toCursor(order, { ...node, group }), node })));
  }
  const edges = found.slice(0, expectedSize);
  if (inverted) edges.reverse();
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

export const searchSchema = z
  .string()
  .max(limits.search.max, `must be at most ${limits.search.max} characters`)
  .nullish();

/** Returns the condition that a column contains a word of a search (`searchWords`). */
export const containing = (word: string) => ({
  // Escapes the wildcards of LIKE.
  contains: word.replaceAll(/[\\%_]/g, (character) => `\\${character}`),
});
