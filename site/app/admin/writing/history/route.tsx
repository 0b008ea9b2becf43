import { graphql } from '@agency/api/typed-graphql';
import { clsx } from 'clsx';
import { ArrowLeft, RotateCcw } from 'lucide-react';
import { data, Form, Link, type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import { type Page, pageOf } from '#app/graphql/list-page.ts';
import { siteContext } from '#app/site-context.ts';
import { EmptyState } from '#ui/admin/empty-state/empty-state.tsx';
import { formKindOf, type KindName, kindNames, siteViewOf } from '#ui/admin/kinds.ts';
import { Comparison } from '#ui/admin/writing/comparison.tsx';
import { causeOf, type RevisionLine, RevisionList } from '#ui/admin/writing/revision-list.tsx';
import { button } from '#ui/button/button.css.ts';
import { text } from '#ui/theme/text.css.ts';
import type { ActionResult } from '../../actions/action-result.ts';
import { AdminFrame } from '../../frame/admin-frame.tsx';
import { type AdminData, answerPage, screenHead } from '../../frame/answer-page.ts';
import { navigationFields, readPage } from '../../frame/read-page.ts';
import { readStored, writtenKind } from '../read-stored.ts';
import * as pageStyles from '../writing-page.css.ts';
import type { Route } from './+types/route.ts';
import * as styles from './route.css.ts';

export { action } from '../../actions/run-intent.ts';
export { clientAction, clientLoader, handle, headers, shouldRevalidate } from '../../frame/screen.tsx';

const pageSize = 30;

const historyQuery = graphql(
  `
    query History($id: ID!, $first: Int!, $after: String) {
      ...NavigationFields
      revisions(recordId: $id, first: $first, after: $after) {
        edges {
          node {
            id
            cause
            writtenBy
            writtenAt
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [navigationFields],
);

const revisionQuery = graphql(`
  query Revision($id: ID!) {
    revision(id: $id) {
      id
      recordId
      cause
      writtenBy
      writtenAt
      values
      older {
        id
      }
    }
  }
`);

type Shown = RevisionLine & { values: unknown; older: { id: string } | null };
type HistoryContent = {
  title: string;
  revisions: Page<RevisionLine>;
  shown: Shown | null;
  /** The values with which the shown revision is compared: those of the revision before it, or of the saved record. */
  other: unknown;
};

/**
 * Loads a record's revisions, the revision to show, and the other side of the comparison: the revision that `before`
 * in the URL names, or else the saved record.
 *
 * @throws a 404 if there is no such kind, record or revision, or if the URL has an invalid cursor.
 */
export async function loader({ context, params: { kind: name, id = '' }, url: { searchParams } }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const kind = writtenKind(name);
  const state = await readPage(site, async () => {
    const [{ revisions: connection, ...navigation }, { record }] = await Promise.all([
      site.queryApi(historyQuery, { id, first: pageSize, after: searchParams.get('after') }),
      readStored(site, kind, id),
    ]);
    if (!record) throw data(null, { status: 404 });
    const revisions = pageOf(connection);
    const [shown, before] = await Promise.all(
      [searchParams.get('revision') ?? revisions.items[0]?.id, searchParams.get('before')].map(async (asked) => {
        if (!asked) return null;
        const { revision } = await site.queryApi(revisionQuery, { id: asked });
        if (revision?.recordId !== id) throw data(null, { status: 404 });
        return revision;
      }),
    );
    const title = formKindOf(name as KindName).title(record);
    const content: HistoryContent = { title, revisions, shown: shown ?? null, other: before ? before.values : record };
    return { navigation, content };
  });
  return answerPage(site, state);
}

/** Returns the kind in the URL, which the loader has checked. */
const kindAt = (name: string | undefined): KindName => kindNames.find((each) => each === name) ?? 'post';

export const meta = (args: Route.MetaArgs) => screenHead(siteViewOf(kindAt(args.params.kind)), args);

type HistoryProps = {
  loaderData: AdminData<HistoryContent>;
  actionData?: ActionResult | undefined;
  params: { kind: string };
};

export default function History({ loaderData, actionData, params }: HistoryProps) {
  return (
    <AdminFrame view={siteViewOf(kindAt(params.kind))} data={loaderData} answer={actionData}>
      {(content, now) => <HistoryPage {...content} now={now} />}
    </AdminFrame>
  );
}

function HistoryPage({ title, revisions, shown, other, now }: HistoryContent & { now: number }) {
  const { kind: name, id = '' } = useParams();
  const { labels, editedAt } = formKindOf(kindAt(name));
  const back = editedAt?.(id) ?? '';
  const [query] = useSearchParams();
  const after = query.get('after');
  const address = (entries: Record<string, string | null | undefined>) =>
    `?${new URLSearchParams(Object.entries({ after, ...entries }).filter((entry): entry is [string, string] => Boolean(entry[1])))}`;
  return (
    <section aria-labelledby="history-heading" className={pageStyles.page}>
      <div className={pageStyles.head}>
        <Link to={back} className={clsx(pageStyles.back, pageStyles.long)}>
          <ArrowLeft size={18} aria-hidden="true" className={pageStyles.whole} />
          <span className={pageStyles.name}>{title || `The ${labels.one}`}</span>
        </Link>
        <h2 id="history-heading" className={clsx(text({ as: 'heading' }), pageStyles.whole)}>
          History
        </h2>
      </div>
      {shown ? (
        <div className={styles.columns}>
          <nav aria-label="Revisions" className={styles.revisions}>
            <RevisionList
              revisions={revisions.items}
              shown={shown.id}
              now={now}
              Link={({ id: revision, ...link }) => <Link to={address({ revision })} preventScrollReset {...link} />}
            />
            <p className={styles.pages}>
              {after ? <Link to="?">Newest revisions</Link> : null}
              {revisions.next ? <Link to={`?after=${revisions.next}`}>Older revisions</Link> : null}
            </p>
          </nav>
          <ShownRevision shown={shown} other={other} address={address} />
        </div>
      ) : (
        <EmptyState title="No revisions yet. Each save adds one." />
      )}
    </section>
  );
}

type ShownRevisionProps = {
  shown: Shown;
  other: unknown;
  address(entries: Record<string, string | null | undefined>): string;
};

/** Shows how a revision differs from the saved record or from the revision before it, with a button to restore it. */
function ShownRevision({ shown, other, address }: ShownRevisionProps) {
  const kind = kindAt(useParams().kind);
  const { labels, form, writing } = formKindOf(kind);
  const [query] = useSearchParams();
  const isWithBefore = query.has('before');
  const before = shown.older?.id;
  const choices = [
    { label: `Compared with the saved ${labels.one}`, to: address({ revision: shown.id }), isOn: !isWithBefore },
    ...(before
      ? [
          {
            label: 'Compared with the revision before',
            to: address({ revision: shown.id, before }),
            isOn: isWithBefore,
          },
        ]
      : []),
  ];
  const [from, to] = isWithBefore ? [other, shown.values] : [shown.values, other];
  return (
    <article className={styles.shown} aria-labelledby="revision-heading">
      <div className={pageStyles.head}>
        <h3 id="revision-heading" className={text({ as: 'label' })}>
          {causeOf(shown)}
        </h3>
        <Form method="post" className={styles.restore}>
          <input type="hidden" name="intent" value="restore-revision" />
          <input type="hidden" name="kind" value={kind} />
          <input type="hidden" name="id" value={shown.id} />
          <button type="submit" className={button({ kind: 'secondary', size: 'compact' })}>
            <RotateCcw size={17} aria-hidden="true" />
            Restore this revision
          </button>
        </Form>
      </div>
      <p className={styles.choices}>
        {choices.map(({ label, to, isOn }) => (
          <Link
            key={label}
            to={to}
            preventScrollReset
            aria-current={isOn ? 'true' : undefined}
            className={styles.choice}
          >
            {label}
          </Link>
        ))}
      </p>
      <Comparison before={from as object} after={to as object} model={form} texts={writing?.texts ?? []} />
      <p className={styles.note}>
        Restoring loads this revision into the form. Visitors see it after you save. What is in the form now stays in
        this list.
      </p>
    </article>
  );
}
