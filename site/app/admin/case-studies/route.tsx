import { graphql } from '@agency/api/typed-graphql';
import { type LoaderFunctionArgs, useNavigate } from 'react-router';
import { services } from '#app/marketing/services/services.ts';
import type { CaseStudy } from '#ui/admin/case-studies/case-study.ts';
import type { Stored } from '#ui/admin/kind.ts';
import { type PageCheck, pageCheckFields } from '#ui/admin/page-checks/page-check.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { type AdminData, screenHead } from '../frame/answer-page.ts';
import { navigationFields } from '../frame/read-page.ts';
import { loadWritten } from '../writing/load-written.ts';
import { WritingForm } from '../writing/writing-form.tsx';
import * as styles from '../writing/writing-page.css.ts';
import { WrittenHead } from '../writing/written-head.tsx';
import type { Route } from './+types/route.ts';

export { action } from '../actions/run-intent.ts';
export { clientAction, clientLoader, handle, headers, shouldRevalidate } from '../frame/screen.tsx';

const caseStudyQuery = graphql(
  `
    query CaseStudyForm($id: ID!) {
      ...NavigationFields
      previewToken(id: $id)
      pageCheck(id: $id) {
        ...PageCheckFields
      }
    }
  `,
  [navigationFields, pageCheckFields],
);

export const loader = (args: LoaderFunctionArgs) =>
  loadWritten('case-study', args, async (site, id) => {
    const { previewToken, pageCheck, ...navigation } = await site.queryApi(caseStudyQuery, { id });
    return { navigation, more: { previewToken, pageCheck } };
  });

export const meta = (args: Route.MetaArgs) => screenHead('studies', args);

type StudyContent = { stored: Stored; previewToken: string | null; pageCheck: PageCheck | null };
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

/** The services, by the last part of their pages' URLs. */
const servicePages = services.map(({ href, title }) => ({ value: href.replace('/services/', ''), label: title }));

const standingOf = (study: object) => ((study as CaseStudy).draft ? 'draft' : 'public');

function StudyPage({ id, stored, previewToken, pageCheck }: StudyContent & { id: string }) {
  const navigate = useNavigate();
  const record = stored.record as CaseStudy | null;
  return (
    <section aria-labelledby="study-heading" className={styles.page}>
      <WrittenHead
        kind="case-study"
        id="study-heading"
        title={record ? record.client : 'New case study'}
        record={record}
        standing={record && standingOf(record)}
        preview={
          (record || stored.copy) && previewToken
            ? { href: `/preview/case-study?token=${previewToken}`, shows: 'the case study with its unsaved changes' }
            : null
        }
        page={record && !record.draft ? { href: `/case-studies/${record.slug}`, label: 'View page' } : null}
      />
      <WritingForm
        kind="case-study"
        id={id}
        stored={stored}
        pageCheck={pageCheck}
        standingOf={standingOf}
        services={servicePages}
        initial={{ draft: 'on' }}
        onSavedAsNew={(created) => navigate(`/admin/case-studies/${created.id}`, { replace: true })}
        onDiscardedNew={() => navigate('/admin/case-studies', { replace: true })}
      />
    </section>
  );
}
