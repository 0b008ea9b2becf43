import { limits } from '@agency/api/contract/limits';
import { graphql } from '@agency/api/typed-graphql';
import { type LoaderFunctionArgs, useLocation } from 'react-router';
import { type Page, pageOf } from '#app/graphql/list-page.ts';
import { siteContext } from '#app/site-context.ts';
import type { AnyKind, AnyRecord } from '#ui/admin/kind.ts';
import { kindOf, viewKeys, viewOf } from '#ui/admin/kinds.ts';
import { type ListCounts, listFilterOf } from '#ui/admin/list/list-filters.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { type AdminData, answerPage, screenHead } from '../frame/answer-page.ts';
import { navigationFields, readPage } from '../frame/read-page.ts';
import { type Unsaved, UnsavedList, unsavedQuery } from '../writing/unsaved-list.tsx';
import type { Route } from './+types/route.ts';
import { filterIn } from './record-filters.tsx';
import { RecordPages } from './record-pages.tsx';
import { RecordsSection } from './records-section.tsx';

export { action } from '../actions/run-intent.ts';
export { clientAction, clientLoader, handle, headers, shouldRevalidate } from '../frame/screen.tsx';

const navigationQuery = graphql(`query Navigation { ...NavigationFields }`, [navigationFields]);

const pageSize = 24;

/** Returns the view at a path of this route, and its kind. */
function viewAt(pathname: string) {
  const view = viewKeys.find((key) => viewOf(key).path === pathname.replace(/(\.data|\/)$/, ''));
  const kind = view && viewOf(view).kind;
  if (!view || !kind) throw new Error(`No view of records is at ${pathname}.`);
  return { view, kind };
}

/** Whether a URL asks for the first page of all records. */
const isWholeList = (query: URLSearchParams): boolean => !['q', 'after', 'show'].some((name) => query.get(name));

/** Returns the search and the filter in a URL as variables, but only if the list has them. */
function variablesIn({ searched, filters }: AnyKind['list'], { searchParams }: URL) {
  const filter = filterIn(searchParams, filters);
  return {
    ...(searched && { search: searchParams.get('q')?.slice(0, limits.search.max) || null }),
    ...(filter && listFilterOf(filter).variables),
  };
}

export async function loader({ context, url }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { list, type, writing } = kindOf(viewAt(url.pathname).kind);
  const state = await readPage(site, async () => {
    if (!list.query) throw new Error(`The list ${list.field} has no query.`);
    const [navigation, answer, { workingCopies: unsaved }, { counts }] = await Promise.all([
      site.queryApi(navigationQuery, {}),
      site.queryApi(list.query, { first: pageSize, after: url.searchParams.get('after'), ...variablesIn(list, url) }),
      writing && isWholeList(url.searchParams) ? site.queryApi(unsavedQuery, { type }) : { workingCopies: [] },
      list.counts && !url.searchParams.get('q') ? site.queryApi(list.counts, {}) : { counts: undefined },
    ]);
    const connection = answer[list.field];
    if (!connection) throw new Error(`The list ${list.field} has no data in the answer.`);
    return { navigation, content: { ...pageOf(connection), unsaved, counts } };
  });
  return answerPage(site, state);
}

export const meta = (args: Route.MetaArgs) => screenHead(viewAt(args.location.pathname).view, args);

type RecordsProps = {
  loaderData: AdminData<Page<AnyRecord> & { unsaved: readonly Unsaved[]; counts: ListCounts | undefined }>;
  actionData?: ActionResult | undefined;
};

/** The screen of a kind that has a form: the list of its records, with buttons to add, edit and delete. */
export default function Records({ loaderData, actionData }: RecordsProps) {
  const { pathname, search } = useLocation();
  const { view, kind } = viewAt(pathname);
  const query = new URLSearchParams(search);
  const isNarrowed = Boolean(query.get('q') || query.get('show'));
  const { editedAt, labels } = kindOf(kind);
  return (
    <AdminFrame key={view} view={view} data={loaderData} answer={actionData}>
      {({ items, next, unsaved, counts }, now) => (
        <RecordsSection
          kind={kind}
          records={items}
          counts={counts}
          total={isNarrowed ? undefined : (counts?.all ?? (next || query.get('after') ? undefined : items.length))}
          above={<UnsavedList unsaved={unsaved} one={labels.one} editedAt={(id) => editedAt?.(id) ?? ''} now={now} />}
          pages={<RecordPages kind={kind} next={next} from="after" />}
        />
      )}
    </AdminFrame>
  );
}
