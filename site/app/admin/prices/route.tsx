import { type LoaderFunctionArgs, useNavigate } from 'react-router';
import type { Stored } from '#ui/admin/kind.ts';
import { packageKind, type ServicePackage } from '#ui/admin/packages/service-package.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { screenHead } from '../frame/answer-page.ts';
import { loadWritten, type WrittenProps } from '../writing/load-written.ts';
import { WritingForm } from '../writing/writing-form.tsx';
import * as styles from '../writing/writing-page.css.ts';
import { WrittenHead } from '../writing/written-head.tsx';
import type { Route } from './+types/route.ts';

export { action } from '../actions/run-intent.ts';
export { clientAction, clientLoader, handle, headers, shouldRevalidate } from '../frame/screen.tsx';

export const loader = (args: LoaderFunctionArgs) => loadWritten('package', args);

export const meta = (args: Route.MetaArgs) => screenHead('prices', args);

/** The page of a package or plan: the form for its price and texts, and a link to its history. */
export default function Package({ loaderData, actionData, params: { id } }: WrittenProps) {
  return (
    <AdminFrame view="prices" data={loaderData} answer={actionData}>
      {({ stored }) => <PackagePage key={id} id={id} stored={stored} />}
    </AdminFrame>
  );
}

function PackagePage({ id, stored }: { id: string; stored: Stored }) {
  const navigate = useNavigate();
  const record = stored.record as ServicePackage | null;
  return (
    <section aria-labelledby="package-heading" className={styles.formPage}>
      <WrittenHead
        kind="package"
        id="package-heading"
        title={record ? packageKind.title(record) : 'New package'}
        record={record}
        page={record && { href: `/services/${record.service}`, label: 'View page' }}
      />
      <WritingForm
        kind="package"
        id={id}
        stored={stored}
        onSavedAsNew={(created) => navigate(`/admin/prices/${created.id}`, { replace: true })}
        onDiscardedNew={() => navigate('/admin/prices', { replace: true })}
      />
    </section>
  );
}
