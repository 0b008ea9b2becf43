import type { ReactNode } from 'react';
import { data } from 'react-router';

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

/** Waits for an answer; one refused for what stood in the address becomes a page not found, not a fault of ours. */
export async function orNotFound<Answer>(answer: Promise<Answer>): Promise<Answer> {
  try {
    return await answer;
  } catch (error) {
    if ((error as { code?: string }).code === 'BAD_USER_INPUT') throw data(null, { status: 404 });
    throw error;
  }
}

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
