import { type AnyKind, type AnyRecord, fragmentNameOf, type Kind } from '@agency/site/ui/admin/kind.ts';
import { gql, type TypedDocumentNode } from '@apollo/client';
import type { ApolloCache, Reference } from '@apollo/client/cache';
import type { Segment } from './list-segment.ts';

/** What of a kind its lists are kept by. */
type Listed<Row extends AnyRecord> = Pick<Kind<Row, unknown>, 'type' | 'fragment' | 'list'>;

type Edges = readonly { cursor: string; node: Reference }[];
type List = { edges: Edges; totalCount?: number; segment?: Segment };

const refOf = ({ type }: Pick<AnyKind, 'type'>, id: string): string => `${type}:${id}`;

const fragmentOf = <Row extends AnyRecord>(kind: Listed<Row>) => ({
  fragment: kind.fragment as unknown as TypedDocumentNode<Row>,
  fragmentName: fragmentNameOf(kind),
});

/** A record as the cache has it; null when it is not there. */
export const readRecord = <Row extends AnyRecord>(cache: ApolloCache, kind: Listed<Row>, id: string): Row | null =>
  cache.readFragment<Row>({ ...fragmentOf(kind), id: refOf(kind, id) });

/**
 * Writes a record as the server has it now, and counts it. An older version changes nothing. No list has it from this alone.
 *
 * @returns whether the list is stale from now on: what is new stands where the server says.
 */
export function writeRecord<Row extends AnyRecord>(cache: ApolloCache, kind: Listed<Row>, record: Row): boolean {
  const known = readRecord(cache, kind, record.id);
  if (known && (known.version ?? 0) > (record.version ?? 0)) return false;
  write(cache, kind, known, record);
  return known === null || (kind.list.compare?.(known, record) ?? 0) !== 0;
}

/** Changes a record, and counts it. False = it is not here, and so was not counted. */
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
    },
  });
}

/** Changes all that are loaded. Of what is not loaded, none that is counted is left. */
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
 * Puts a record that was just made first in the list, where it is shown already, until the list is loaded again. One that the
 * list has by now stays where the server put it.
 */
export function insertRecord(cache: ApolloCache, kind: AnyKind, id: string): void {
  const node = { __ref: refOf(kind, id) };
  changeLists(cache, kind, (list, isWhole) =>
    !isWhole || list.edges.some((edge) => edge.node.__ref === node.__ref)
      ? list
      : { ...list, edges: [{ __typename: `${kind.type}Edge`, cursor: '', node }, ...list.edges] },
  );
}

/** Takes a record out of every list, and forgets it. */
export function removeRecord<Row extends AnyRecord>(cache: ApolloCache, kind: Listed<Row>, id: string): void {
  const ref = refOf(kind, id);
  const known = readRecord(cache, kind, id);
  const without = (edges: Edges) => edges.filter(({ node }) => node.__ref !== ref);
  cache.batch({
    update() {
      if (known) addToCount(cache, kind, -weight(kind, known));
      changeLists(cache, kind, ({ segment, totalCount, ...list }) => {
        const edges = without(list.edges);
        const left = segment && { ...segment, edges: without(segment.edges) };
        const removed = list.edges.length - edges.length + (segment?.edges.length ?? 0) - (left?.edges.length ?? 0);
        return { ...list, edges, segment: left, totalCount: totalCount && totalCount - removed };
      });
      cache.evict({ id: ref });
    },
  });
}

/** What is loaded of the whole list, in its order; `most` of it. */
export function loadedRecords<Row extends AnyRecord>(cache: ApolloCache, kind: Listed<Row>, most?: number): Row[] {
  let refs: string[] = [];
  changeLists(cache, kind, (list, isWhole) => {
    if (isWhole) refs = [...list.edges, ...(list.segment?.edges ?? [])].map(({ node }) => node.__ref);
    return list;
  });
  return refs.slice(0, most).flatMap((ref) => readRecord(cache, kind, ref.slice(refOf(kind, '').length)) ?? []);
}

/** Changes every list of a kind: the whole one, and what searches and filters found. */
function changeLists<Row extends AnyRecord>(
  cache: ApolloCache,
  { list: { field } }: Listed<Row>,
  change: (list: List, isWhole: boolean) => List,
): void {
  const isWhole = (storeFieldName: string) =>
    Object.values(JSON.parse(storeFieldName.match(/\{.*\}/)?.[0] ?? '{}')).every((given) => given === null);
  cache.modify<Record<string, List>>({
    id: 'ROOT_QUERY',
    fields: { [field]: (value, { storeFieldName }) => change(value as List, isWhole(storeFieldName)) },
  });
}

/** Asks the cache how many records of the kind count; nothing while nobody knows. */
export const countQueryOf = (field: string): TypedDocumentNode<Record<string, number>> =>
  gql(`query Count { ${field} }`);

/** How many records count at the server, as far as is known; null while nobody knows. */
export function readCount<Row extends AnyRecord>(cache: ApolloCache, { list: { count } }: Listed<Row>): number | null {
  return (count && cache.readQuery({ query: countQueryOf(count.field) })?.[count.field]) ?? null;
}

/** Notes how many records count; null = it is not known any more. */
export function writeCount<Row extends AnyRecord>(cache: ApolloCache, { list }: Listed<Row>, to: number | null): void {
  const field = list.count?.field;
  if (field === undefined) return;
  if (to === null) cache.evict({ id: 'ROOT_QUERY', fieldName: field });
  else cache.writeQuery({ query: countQueryOf(field), data: { [field]: Math.max(0, to) } });
}

/** Counts up or down; what is not known stays so. */
function addToCount<Row extends AnyRecord>(cache: ApolloCache, kind: Listed<Row>, by: number): void {
  const known = readCount(cache, kind);
  if (known !== null) writeCount(cache, kind, known + by);
}

const weight = <Row extends AnyRecord>({ list }: Listed<Row>, record: Row): number =>
  Number(list.count?.counts(record) ?? 0);
