import { graphql } from '@agency/api/typed-graphql';
import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import { siteContext } from '#app/site-context.ts';
import type { Stored } from '#ui/admin/kind.ts';
import { formKindOf, type KindName } from '#ui/admin/kinds.ts';
import { type PageCheck, pageCheckFields } from '#ui/admin/page-checks/page-check.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { type AdminData, answerPage } from '../frame/answer-page.ts';
import { navigationFields, readPage } from '../frame/read-page.ts';
import { readStored, writtenKind } from './read-stored.ts';

const writtenQuery = graphql(
  `
    query WrittenPage($id: ID!) {
      ...NavigationFields
      previewToken(id: $id)
      pageCheck(id: $id) {
        ...PageCheckFields
      }
    }
  `,
  [navigationFields, pageCheckFields],
);

export type WrittenContent = { stored: Stored; previewToken: string | null; pageCheck: PageCheck | null };

export type WrittenProps = {
  loaderData: AdminData<WrittenContent>;
  actionData?: ActionResult | undefined;
  params: { id: string };
};

/**
 * Loads the page of a record by its id, with its working copy and the latest check of its public page. The id `new`
 * redirects to a random id with `?new`, because a working copy needs its record's id even before the record is saved.
 *
 * @throws that redirect, or a 404 if the URL has no `?new` and there is neither such a record nor a working copy of it.
 */
export async function loadWritten(kind: KindName, { context, params: { id = '' }, url }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  if (id === 'new') throw redirect(`${formKindOf(kind).editedAt?.(crypto.randomUUID())}?new`);
  const state = await readPage(site, async () => {
    const [{ previewToken, pageCheck, ...navigation }, stored] = await Promise.all([
      site.queryApi(writtenQuery, { id }),
      readStored(site, writtenKind(kind), id),
    ]);
    const content: WrittenContent = { stored, previewToken, pageCheck };
    return { navigation, content };
  });
  const answer = answerPage(site, state);
  const stored = state.view === 'page' && state.content.stored;
  // The 404 has data for an open form of the record, which stays (see `keepPageOnFault`).
  if (stored && !stored.record && !stored.copy && !url.searchParams.has('new'))
    throw data(answer.data, { status: 404 });
  return answer;
}
