import { limits } from '#api/contract/limits.ts';

const { default: usual, max } = limits.page;

/** Descriptions of everything the Relay plugin adds, once for all connections, and no nulls where there cannot be any. */
export const relayOptions = {
  // Ids are the database's own uuids, the same in GraphQL and REST, so there is no global id to look up.
  nodeQueryOptions: false,
  nodesQueryOptions: false,
  firstArgOptions: { description: `How many to return from the start, 1 to ${max}. Without first and last: ${usual}.` },
  afterArgOptions: { description: 'Return those after this cursor. Goes with first.' },
  lastArgOptions: { description: `How many to return from the end, 1 to ${max}. Goes with before.` },
  beforeArgOptions: { description: 'Return those before this cursor. Goes with last.' },
  edgesFieldOptions: {
    description: 'The items of this page, in order.',
    nullable: { list: false, items: false },
    // The connection has counted them already.
    complexity: { field: 1, multiplier: 1 },
  },
  pageInfoFieldOptions: { description: 'Where this page stands, and the cursors to go on from.' },
  cursorFieldOptions: { description: 'Marks the place of this item, to go on from.' },
  nodeFieldOptions: { description: 'The item itself.', nullable: false },
  pageInfoTypeOptions: { description: 'Where a page stands in its connection.' },
  hasNextPageFieldOptions: { description: 'Whether items follow this page.' },
  hasPreviousPageFieldOptions: {
    description: 'Whether items come before this page. Known only when paging backwards.',
  },
  startCursorFieldOptions: { description: "The first item's cursor; null on an empty page." },
  endCursorFieldOptions: { description: "The last item's cursor; null on an empty page." },
} as const;
