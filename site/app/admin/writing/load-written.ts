import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { type SiteContext, siteContext } from '#app/site-context.ts';
import type { Stored } from '#ui/admin/kind.ts';
import { formKindOf, type KindName } from '#ui/admin/kinds.ts';
import { answerPage } from '../frame/answer-page.ts';
import { type NavigationData, readPage } from '../frame/read-page.ts';
import { readStored, writtenKind } from './read-stored.ts';

/**
 * Loads the page of a record by its id, with its working copy, and what else `read` loads. A new record has an id from
 * the start, so that its working copy is found again: the id `new` redirects to a random id, with `?new` in the URL.
 *
 * @throws that redirect, or a 404 if the URL has no `?new` and there is neither such a record nor a working copy of it.
 */
export async function loadWritten<More extends object>(
  kind: KindName,
  { context, params: { id = '' }, url }: LoaderFunctionArgs,
  read: (site: SiteContext, id: string) => Promise<{ navigation: NavigationData; more: More }>,
) {
  const site = context.get(siteContext);
  if (id === 'new') throw redirect(`${formKindOf(kind).editedAt?.(crypto.randomUUID())}?new`);
  const state = await readPage(site, async () => {
    const [{ navigation, more }, stored] = await Promise.all([read(site, id), readStored(site, writtenKind(kind), id)]);
    const content: More & { stored: Stored } = { ...more, stored };
    return { navigation, content };
  });
  const answer = answerPage(site, state);
  const stored = state.view === 'page' && state.content.stored;
  // An open form of the record gets the data of this 404 (see `keepPageOnFault`).
  if (stored && !stored.record && !stored.copy && !url.searchParams.has('new'))
    throw data(answer.data, { status: 404 });
  return answer;
}
