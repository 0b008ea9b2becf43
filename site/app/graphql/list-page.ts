import { errorCodes } from '@agency/api/contract/errors';
import type { ReactNode } from 'react';
import { data, redirect } from 'react-router';

type Connection<Item> = {
  edges: readonly { node: Item }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

/** One page of a list: its items, and the cursor that leads to the next page; null on the last. */
export type Page<Item> = { items: Item[]; next: string | null };

/** What a page needs of a Relay connection. */
export function pageOf<Item>({ edges, pageInfo }: Connection<Item>): Page<Item> {
  return { items: edges.map(({ node }) => node), next: pageInfo.hasNextPage ? pageInfo.endCursor : null };
}

/**
 * A promise to hand to `<Await>`, which shows a rejection in its `errorElement`. It may listen only after the promise has
 * already failed; until then nobody else need report that.
 */
export function deferred<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined);
  return promise;
}

/** What an address says of a list: where its page begins (`after`) and what it is narrowed by; null for what it does not say. */
type ListQuery = { after: string | null } & Record<string, string | null>;

/** The one address of a list that is read so: what the page knows and nothing else, in one order. */
export function listAddress(path: string, query: Partial<ListQuery>): string {
  const said = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return said.length > 0 ? `${path}?${new URLSearchParams(said.sort())}` : path;
}

/** Waits for a list's page. A cursor that is none, or of nothing any more, leads to the first page. */
export async function orFirstPage<Answer>(answer: Promise<Answer>, path: string, query: ListQuery): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if ((error as { code?: string }).code !== errorCodes.badInput) throw error;
    throw query.after ? redirect(listAddress(path, { ...query, after: null })) : data(null, { status: 404 });
  }
}

/** Whether a list that a page was given is there and empty. */
export const isEmpty = (list: Page<unknown> | Promise<unknown> | undefined): boolean =>
  list !== undefined && !(list instanceof Promise) && list.items.length === 0;

/** The loading state of a list that is awaited. A server renders it beside a list that is there, too, to no use. */
export const whileLate = (list: unknown, loading: ReactNode): ReactNode => (list instanceof Promise ? loading : null);

/** How long a page waits for its list before it is sent with its loading state, in ms. */
const lateAfterMs = 500;

/**
 * What a loader gives its page: the answer if it is there in time, else the promise of it. In a box, since an asynchronous
 * function hands no promise on.
 *
 * @throws what the answer fails with in time.
 */
export async function inTime<Answer>(answer: Promise<Answer>): Promise<{ list: Answer | Promise<Answer> }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, lateAfterMs, null);
  });
  const first = await Promise.race([answer.then((list) => ({ list })), late]);
  clearTimeout(timer);
  return first ?? { list: deferred(answer) };
}
