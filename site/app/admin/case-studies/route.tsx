import { type LoaderFunctionArgs, useNavigate } from 'react-router';
import { services } from '#app/marketing/services/services.ts';
import type { CaseStudy } from '#ui/admin/case-studies/case-study.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { screenHead } from '../frame/answer-page.ts';
import { loadWritten, type WrittenContent, type WrittenProps } from '../writing/load-written.ts';
import { WritingForm } from '../writing/writing-form.tsx';
import * as styles from '../writing/writing-page.css.ts';
import { WrittenHead } from '../writing/written-head.tsx';
import type { Route } from './+types/route.ts';

export { action } from '../actions/run-intent.ts';
export { clientAction, clientLoader, handle, headers, shouldRevalidate } from '../frame/screen.tsx';

export const loader = (args: LoaderFunctionArgs) => loadWritten('case-study', args);

export const meta = (args: Route.MetaArgs) => screenHead('studies', args);

export default function Study({ loaderData, actionData, params: { id } }: WrittenProps) {
  return (
    <AdminFrame view="studies" data={loaderData} answer={actionData}>
      {(content) => <StudyPage key={id} id={id} {...content} />}
    </AdminFrame>
  );
}

const servicePages = services.map(({ href, title }) => ({ value: href.replace('/services/', ''), label: title }));

const standingOf = (study: object) => ((study as CaseStudy).draft ? 'draft' : 'public');

function StudyPage({ id, stored, previewToken, pageCheck }: WrittenContent & { id: string }) {
  const navigate = useNavigate();
  const record = stored.record as CaseStudy | null;
  return (
    <section aria-labelledby="study-heading" className={styles.page}>
      <WrittenHead
        kind="case-study"
        id="study-heading"
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
