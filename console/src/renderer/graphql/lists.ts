import { type AnyKind, type AnyRecord, fragmentNameOf, type Kind } from '@agency/site/ui/admin/kind.ts';
import { gql, type TypedDocumentNode } from '@apollo/client';
import type { ApolloCache, Reference } from '@apollo/client/cache';
import type { Segment } from './list-segment.ts';

type Listed<Row extends AnyRecord> = Pick<Kind<Row, unknown>, 'type' | 'fragment' | 'list'>;

type Edges = readonly { cursor: string; node: Reference }[];
type List = { edges: Edges; totalCount?: number; segment?: Segment };

const refOf = ({ type }: Pick<AnyKind, 'type'>, id: string): string => `${type}:${id}`;

const fragmentOf = <Row extends AnyRecord>(kind: Listed<Row>) => ({
  fragment: kind.fragment as unknown as TypedDocumentNode<Row>,
  fragmentName: fragmentNameOf(kind),
});

export const readRecord = <Row extends AnyRecord>(cache: ApolloCache, kind: Listed<Row>, id: string): Row | null =>
  cache.readFragment<Row>({ ...fragmentOf(kind), id: refOf(kind, id) });

/**
 * Writes the server's current version of a record to the cache, and updates the count. Ignores a version that is older
 * than the cached version. Removes the record from lists that it no longer belongs to, but adds it to none.
 *
 * @returns whether a list must be reloaded, because only the server knows where the record belongs.
 */
export function writeRecord<Row extends AnyRecord>(cache: ApolloCache, kind: Listed<Row>, record: Row): boolean {
  const known = readRecord(cache, kind, record.id);
  if (known && (known.version ?? 0) > (record.version ?? 0)) return false;
  write(cache, kind, known, record);
  return known === null || hasNewPlace(cache, kind, known, record);
}

/** Returns whether a loaded list should gain a record, or move it. */
function hasNewPlace<Row extends AnyRecord>(cache: ApolloCache, kind: Listed<Row>, known: Row, record: Row): boolean {
  const { has = () => true, compare = () => 0 } = kind.list;
  const now = Date.now();
  let found = false;
  changeLists(cache, kind, (list, search) => {
    found ||= has(record, search) && (!has(known, search) || compare(known, record, search, now) !== 0);
    return list;
  });
  return found;
}

/** Changes a record, and updates the count. Returns false, and changes nothing, if the record is not in the cache. */
export function patchRecord<Row extends AnyRecord>(
  cache: ApolloCache,
  kind: Listed<Row>,
  id: string,
  patch: (record: Row) => Partial<Row>,
): boolean {
  const known = readRecord(cache, kind, id);
  if (known) write(cache, kind, known, { ...known, ...patch(known) });
  return known !== null;
}

function write<Row extends AnyRecord>(cache: ApolloCache, kind: Listed<Row>, known: Row | null, record: Row): void {
  const by = known ? weight(kind, record) - weight(kind, known) : 0;
  cache.batch({
    update() {
      cache.writeFragment({ ...fragmentOf(kind), id: refOf(kind, record.id), data: record });
      if (by !== 0) addToCount(cache, kind, by);
      const { has } = kind.list;
      if (known && has) dropFromLists(cache, kind, record.id, (search) => !has(record, search));
    },
  });
}

/** Removes a record from each list for whose search `isDropped` returns true. */
function dropFromLists<Row extends AnyRecord>(
  cache: ApolloCache,
  kind: Listed<Row>,
  id: string,
  isDropped: (search: string | null) => boolean,
): void {
  const ref = refOf(kind, id);
  const without = (edges: Edges) => edges.filter(({ node }) => node.__ref !== ref);
  changeLists(cache, kind, ({ segment, totalCount, ...list }, search) => {
    const all = { ...list, totalCount, segment };
    if (!isDropped(search)) return all;
    const edges = without(list.edges);
    const left = segment && { ...segment, edges: without(segment.edges) };
    const removed = list.edges.length - edges.length + (segment?.edges.length ?? 0) - (left?.edges.length ?? 0);
    if (removed === 0) return all;
    return { ...list, edges, segment: left, totalCount: totalCount && totalCount - removed };
  });
}

/**
 * Changes all loaded records after the server has changed the whole list. Records that are not loaded were changed as
 * well, so the new count includes only loaded records.
 */
export function patchAll<Row extends AnyRecord>(
  cache: ApolloCache,
  kind: Listed<Row>,
  patch: (record: Row) => Partial<Row>,
): void {
  cache.batch({
    update() {
      for (const { id } of loadedRecords(cache, kind)) patchRecord(cache, kind, id, patch);
      writeCount(cache, kind, loadedRecords(cache, kind).filter((record) => weight(kind, record) > 0).length);
    },
  });
}

/**
 * Puts a new record first in the list until the list is reloaded. If the list already contains the record, nothing
 * changes.
 */
export function insertRecord(cache: ApolloCache, kind: AnyKind, id: string): void {
  const node = { __ref: refOf(kind, id) };
  changeLists(cache, kind, (list, search) =>
    search !== null || list.edges.some((edge) => edge.node.__ref === node.__ref)
      ? list
      : { ...list, edges: [{ __typename: `${kind.type}Edge`, cursor: '', node }, ...list.edges] },
  );
}

export function removeRecord<Row extends AnyRecord>(cache: ApolloCache, kind: Listed<Row>, id: string): void {
  const known = readRecord(cache, kind, id);
  cache.batch({
    update() {
      if (known) addToCount(cache, kind, -weight(kind, known));
      dropFromLists(cache, kind, id, () => true);
      cache.evict({ id: refOf(kind, id) });
    },
  });
}

/** Returns the loaded records of the whole list, in its order; at most `most` records. */
export function loadedRecords<Row extends AnyRecord>(cache: ApolloCache, kind: Listed<Row>, most?: number): Row[] {
  let refs: string[] = [];
  changeLists(cache, kind, (list, search) => {
    if (search === null) refs = [...list.edges, ...(list.segment?.edges ?? [])].map(({ node }) => node.__ref);
    return list;
  });
  return refs.slice(0, most).flatMap((ref) => readRecord(cache, kind, ref.slice(refOf(kind, '').length)) ?? []);
}

/**
 * Changes every cached list of a kind: the whole list (`search` null), search results, and partial lists such as
 * Today's counts (`search` is then the list's name in the cache).
 */
function changeLists<Row extends AnyRecord>(
  cache: ApolloCache,
  { list: { field } }: Listed<Row>,
  change: (list: List, search: string | null) => List,
): void {
  function searchOf(storeFieldName: string): string | null {
    const args = storeFieldName.match(/\{.*\}/)?.[0];
    const { search = storeFieldName } = args ? JSON.parse(args) : { search: null };
    return search;
  }
  cache.modify<Record<string, List>>({
    id: 'ROOT_QUERY',
    fields: { [field]: (value, { storeFieldName }) => change(value as List, searchOf(storeFieldName)) },
  });
}

/** Returns the query that reads a kind's count from the cache. The query finds nothing while the count is unknown. */
export const countQueryOf = (field: string): TypedDocumentNode<Record<string, number>> =>
  gql(`query Count { ${field} }`);

/** Reads the server's count; null while it is unknown. */
export function readCount<Row extends AnyRecord>(cache: ApolloCache, { list: { count } }: Listed<Row>): number | null {
  return (count && cache.readQuery({ query: countQueryOf(count.field) })?.[count.field]) ?? null;
}

export function writeCount<Row extends AnyRecord>(cache: ApolloCache, { list }: Listed<Row>, to: number | null): void {
  const field = list.count?.field;
  if (field === undefined) return;
  if (to === null) cache.evict({ id: 'ROOT_QUERY', fieldName: field });
  else cache.writeQuery({ query: countQueryOf(field), data: { [field]: Math.max(0, to) } });
}

/** Changes the count. An unknown count stays unknown. */
function addToCount<Row extends AnyRecord>(cache: ApolloCache, kind: Listed<Row>, by: number): void {
  const known = readCount(cache, kind);
  if (known !== null) writeCount(cache, kind, known + by);
}

const weight = <Row extends AnyRecord>({ list }: Listed<Row>, record: Row): number =>
  Number(list.count?.counts(record) ?? 0);
