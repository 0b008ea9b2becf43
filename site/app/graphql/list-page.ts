import { errorCodes } from '@agency/api/contract/errors';
import type { ReactNode } from 'react';
import { data, redirect } from 'react-router';
import type { SiteContext } from '#app/site-context.ts';

type Connection<Item> = {
  edges: readonly { node: Item }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

/** One page of a list: its items, and the cursor of the next page; null on the last page. */
export type Page<Item> = { items: Item[]; next: string | null };

/** Converts a Relay connection to a page. */
export function pageOf<Item>({ edges, pageInfo }: Connection<Item>): Page<Item> {
  return { items: edges.map(({ node }) => node), next: pageInfo.hasNextPage ? pageInfo.endCursor : null };
}

/**
 * Returns the same promise, for `<Await>`. Prevents the report of an unhandled rejection, because `<Await>` may
 * subscribe only after the rejection.
 */
export function deferred<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => undefined);
  return promise;
}

/**
 * Returns the answer for a page's list in the browser: for the first page a promise, so that the page is shown at once,
 * with placeholders. Waits for a later page, because its answer may be a redirect to the first page. Any other failure
 * is shown in the list's place.
 */
export async function listInBrowser<Value>(
  answer: Promise<Value>,
  url: URL,
): Promise<{ list: Value | Promise<Value> }> {
  if (!url.searchParams.has('after')) return { list: deferred(answer) };
  return answer.then(
    (list) => ({ list }),
    (error: unknown) => {
      if (error instanceof Response) throw error;
      return { list: deferred(answer) };
    },
  );
}

/** The query parameters of a list: the cursor of its page (`after`) and its filters. Null: not in the URL. */
type ListQuery = { after: string | null } & Record<string, string | null>;

/** Returns the canonical URL of a list: without empty parameters, the others in alphabetical order. */
export function listAddress(path: string, query: Partial<ListQuery>): string {
  const said = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return said.length > 0 ? `${path}?${new URLSearchParams(said.sort())}` : path;
}

/**
 * Waits for the page of a list.
 *
 * @throws a redirect to the first page, if a later page has an invalid cursor or no items; a 404 for other invalid
 * input; else the error of `answer`.
 */
export async function orFirstPage<Item>(
  answer: Promise<Connection<Item>>,
  path: string,
  query: ListQuery,
): Promise<Page<Item>> {
  const toFirst = () => redirect(listAddress(path, { ...query, after: null }));
  const page = await answer.then(pageOf, (error: { code?: string }) => {
    if (error.code !== errorCodes.badInput) throw error;
    throw query.after ? toFirst() : data(null, { status: 404 });
  });
  if (query.after && page.items.length === 0) throw toFirst();
  return page;
}

/** Whether a list has loaded and is empty. */
export const isEmpty = (list: Page<unknown> | Promise<unknown> | undefined): boolean =>
  list !== undefined && !(list instanceof Promise) && list.items.length === 0;

/**
 * Returns the fallback for the `<Suspense>` around a list: `loading` if the list is a promise, else null. With a
 * constant fallback, the server would render `loading` even for a loaded list.
 */
export const whileLate = (list: unknown, loading: ReactNode): ReactNode => (list instanceof Promise ? loading : null);

/** How long a page waits for its list before it is streamed with a loading state, in ms. */
const lateAfterMs = 500;

/**
 * Returns the answer if it arrives in time, and its promise if not. Waits for the answer if the page must not be
 * streamed. An object holds the result, because an async function cannot return a promise without waiting for it.
 *
 * @throws the answer's error, if it fails in time or the page must not be streamed.
 */
export async function inTime<Answer>(
  answer: Promise<Answer>,
  { mayStream }: Pick<SiteContext, 'mayStream'>,
): Promise<{ list: Answer | Promise<Answer> }> {
  if (!mayStream) return { list: await answer };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, lateAfterMs, null);
  });
  const first = await Promise.race([answer.then((list) => ({ list })), late]);
  clearTimeout(timer);
  return first ?? { list: deferred(answer) };
}
