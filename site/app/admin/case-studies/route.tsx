import { previewDays } from '@agency/api/contract/publishing';
import { graphql } from '@agency/api/typed-graphql';
import { ArrowLeft, ExternalLink, Eye, History } from 'lucide-react';
import { data, Link, type LoaderFunctionArgs, redirect, useNavigate } from 'react-router';
import { siteContext } from '#app/site-context.ts';
import type { CaseStudy } from '#ui/admin/case-studies/case-study.ts';
import type { Stored } from '#ui/admin/kind.ts';
import { button } from '#ui/button/button.css.ts';
import { text } from '#ui/theme/text.css.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { type AdminData, answerPage, screenHead } from '../frame/answer-page.ts';
import { navigationFields, readPage } from '../frame/read-page.ts';
import { readStored, writtenKind } from '../writing/read-stored.ts';
import { WritingForm } from '../writing/writing-form.tsx';
import * as styles from '../writing/writing-page.css.ts';
import type { Route } from './+types/route.ts';

export { action } from '../actions/run-intent.ts';
export { clientAction, clientLoader, handle, headers, shouldRevalidate } from '../frame/screen.tsx';

const caseStudyQuery = graphql(
  `
    query CaseStudyForm($id: ID!) {
      ...NavigationFields
      previewToken(id: $id)
    }
  `,
  [navigationFields],
);

/**
 * One case study by its id. A new one has its id from the start, so that what is written of it is found again; `new` makes one.
 *
 * @throws a 404 when there is no such case study, and nothing written of it.
 */
export async function loader({ context, params: { id = '' }, url }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  if (id === 'new') throw redirect(`/admin/case-studies/${crypto.randomUUID()}?new`);
  const state = await readPage(site, async () => {
    const [{ previewToken, ...navigation }, stored] = await Promise.all([
      site.queryApi(caseStudyQuery, { id }),
      readStored(site, writtenKind('case-study'), id),
    ]);
    const isFound = stored.record || stored.copy || url.searchParams.has('new');
    if (navigation.session && !isFound) throw data(null, { status: 404 });
    return { navigation, content: { stored: stored as StoredStudy, previewToken } };
  });
  return answerPage(site, state);
}

export const meta = (args: Route.MetaArgs) => screenHead('studies', args);

type StoredStudy = Stored & { record: CaseStudy | null };
type StudyContent = { stored: StoredStudy; previewToken: string | null };
type StudyProps = {
  loaderData: AdminData<StudyContent>;
  actionData?: ActionResult | undefined;
  params: { id: string };
};

/** The page on which a case study is written. */
export default function Study({ loaderData, actionData, params: { id } }: StudyProps) {
  return (
    <AdminFrame view="studies" data={loaderData} answer={actionData}>
      {(content) => <StudyPage key={id} id={id} {...content} />}
    </AdminFrame>
  );
}

function StudyPage({ id, stored, previewToken }: StudyContent & { id: string }) {
  const navigate = useNavigate();
  const { record } = stored;
  const look = button({ kind: 'quiet', size: 'compact' });
  return (
    <section aria-labelledby="study-heading" className={styles.page}>
      <div className={styles.head}>
        <Link to="/admin/case-studies" className={styles.back}>
          <ArrowLeft size={18} aria-hidden="true" />
          Case studies
        </Link>
        <h2 id="study-heading" className={text({ as: 'heading' })}>
          {record ? record.client : 'New case study'}
        </h2>
        {record ? (
          <>
            <a
              href={`/preview/case-study?token=${previewToken}`}
              target="_blank"
              rel="noopener"
              className={look}
              title={`Shows it as it was saved. Anyone with the link can read it for ${previewDays} days.`}
            >
              <Eye size={17} aria-hidden="true" />
              Preview
            </a>
            <Link to={`/admin/history/case-study/${id}`} className={look}>
              <History size={17} aria-hidden="true" />
              History
            </Link>
          </>
        ) : null}
        {record && !record.draft ? (
          <a href={`/case-studies/${record.slug}`} className={look}>
            <ExternalLink size={17} aria-hidden="true" />
            View it
          </a>
        ) : null}
      </div>
      <WritingForm
        kind="case-study"
        id={id}
        stored={stored}
        standingOf={(saved) => ((saved as CaseStudy).draft ? 'draft' : 'public')}
        onSavedAsNew={(created) => navigate(`/admin/case-studies/${created.id}`, { replace: true })}
        onDiscardedNew={() => navigate('/admin/case-studies', { replace: true })}
      />
    </section>
  );
}
