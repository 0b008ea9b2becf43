import { limits } from '@agency/api/contract/limits';
import { graphql } from '@agency/api/typed-graphql';
import { type LoaderFunctionArgs, useLocation } from 'react-router';
import { type Page, pageOf } from '#app/graphql/list-page.ts';
import { siteContext } from '#app/site-context.ts';
import type { AnyKind, AnyRecord } from '#ui/admin/kind.ts';
import { kindOf, viewKeys, viewOf } from '#ui/admin/kinds.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { type AdminData, answerPage, screenHead } from '../frame/answer-page.ts';
import { navigationFields, readPage } from '../frame/read-page.ts';
import { type Unsaved, UnsavedList, unsavedQuery } from '../writing/unsaved-list.tsx';
import type { Route } from './+types/route.ts';
import { standingIn } from './record-filters.tsx';
import { RecordPages } from './record-pages.tsx';
import { RecordsSection } from './records-section.tsx';

export { action } from '../actions/run-intent.ts';
export { clientAction, clientLoader, handle, headers, shouldRevalidate } from '../frame/screen.tsx';

const navigationQuery = graphql(`query Navigation { ...NavigationFields }`, [navigationFields]);

/** The number of records per page. */
const pageSize = 24;

/** Returns the view at a path of this route, and its kind. */
function viewAt(pathname: string) {
  const view = viewKeys.find((key) => viewOf(key).path === pathname.replace(/(\.data|\/)$/, ''));
  const kind = view && viewOf(view).kind;
  if (!view || !kind) throw new Error(`No view of records is at ${pathname}.`);
  return { view, kind };
}

/** Returns the search, the standing and the trash filter in a URL, but only those that the list's query supports. */
const filtersIn = ({ searched, hasTrash, hasStandings }: AnyKind['list'], { searchParams }: URL) => ({
  ...(searched && { search: searchParams.get('q')?.slice(0, limits.search.max) || null }),
  ...(hasTrash && { trashed: searchParams.has('trash') }),
  ...(hasStandings && { standing: standingIn(searchParams) }),
});

export async function loader({ context, url }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const { list, type, writing } = kindOf(viewAt(url.pathname).kind);
  const state = await readPage(site, async () => {
    if (!list.query) throw new Error(`The list ${list.field} is not read as a whole.`);
    const isWhole = !['q', 'after', 'trash', 'standing'].some((name) => url.searchParams.has(name));
    const [navigation, answer, { workingCopies: unsaved }] = await Promise.all([
      site.queryApi(navigationQuery, {}),
      site.queryApi(list.query, { first: pageSize, after: url.searchParams.get('after'), ...filtersIn(list, url) }),
      writing && isWhole ? site.queryApi(unsavedQuery, { type }) : { workingCopies: [] },
    ]);
    const connection = answer[list.field];
    if (!connection) throw new Error(`The list ${list.field} has no data in the answer.`);
    return { navigation, content: { ...pageOf(connection), unsaved } };
  });
  return answerPage(site, state);
}

export const meta = (args: Route.MetaArgs) => screenHead(viewAt(args.location.pathname).view, args);

type RecordsProps = {
  loaderData: AdminData<Page<AnyRecord> & { unsaved: readonly Unsaved[] }>;
  actionData?: ActionResult | undefined;
};

/** The screen of a kind that has a form: the list of its records, with buttons to add, edit and delete. */
export default function Records({ loaderData, actionData }: RecordsProps) {
  const { view, kind } = viewAt(useLocation().pathname);
  const { editedAt, labels } = kindOf(kind);
  return (
    <AdminFrame key={view} view={view} data={loaderData} answer={actionData}>
      {({ items, next, unsaved }, now) => (
        <RecordsSection
          kind={kind}
          records={items}
          above={<UnsavedList unsaved={unsaved} one={labels.one} editedAt={(id) => editedAt?.(id) ?? ''} now={now} />}
          pages={<RecordPages kind={kind} next={next} from="after" />}
        />
      )}
    </AdminFrame>
  );
}
