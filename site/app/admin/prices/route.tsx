import { graphql } from '@agency/api/typed-graphql';
import { ArrowLeft, ExternalLink, History } from 'lucide-react';
import { data, Link, type LoaderFunctionArgs, redirect, useNavigate } from 'react-router';
import { siteContext } from '#app/site-context.ts';
import type { Stored } from '#ui/admin/kind.ts';
import { packageKind, type ServicePackage } from '#ui/admin/packages/service-package.ts';
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

const packageQuery = graphql(`query PackagePage { ...NavigationFields }`, [navigationFields]);

/**
 * One package by its id. A new one has its id from the start, so that what is written of it is found again; `new` makes one.
 *
 * @throws a 404 when there is no such package, and nothing written of it.
 */
export async function loader({ context, params: { id = '' }, url }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  if (id === 'new') throw redirect(`/admin/prices/${crypto.randomUUID()}?new`);
  const state = await readPage(site, async () => {
    const [navigation, stored] = await Promise.all([
      site.queryApi(packageQuery, {}),
      readStored(site, writtenKind('package'), id),
    ]);
    const isFound = stored.record || stored.copy || url.searchParams.has('new');
    if (navigation.session && !isFound) throw data(null, { status: 404 });
    return { navigation, content: { stored: stored as StoredPackage } };
  });
  return answerPage(site, state);
}

export const meta = (args: Route.MetaArgs) => screenHead('prices', args);

type StoredPackage = Stored & { record: ServicePackage | null };
type PackageProps = {
  loaderData: AdminData<{ stored: StoredPackage }>;
  actionData?: ActionResult | undefined;
  params: { id: string };
};

/** The page of a package or plan: its price and its texts, kept as they are typed, with their history. */
export default function Package({ loaderData, actionData, params: { id } }: PackageProps) {
  return (
    <AdminFrame view="prices" data={loaderData} answer={actionData}>
      {({ stored }) => <PackagePage key={id} id={id} stored={stored} />}
    </AdminFrame>
  );
}

function PackagePage({ id, stored }: { id: string; stored: StoredPackage }) {
  const navigate = useNavigate();
  const { record } = stored;
  const look = button({ kind: 'quiet', size: 'compact' });
  return (
    <section aria-labelledby="package-heading" className={styles.page}>
      <div className={styles.head}>
        <Link to="/admin/prices" className={styles.back}>
          <ArrowLeft size={18} aria-hidden="true" />
          Prices
        </Link>
        <h2 id="package-heading" className={text({ as: 'heading' })}>
          {record ? packageKind.title(record) : 'New package'}
        </h2>
        {record ? (
          <>
            <Link to={`/admin/history/package/${id}`} className={look}>
              <History size={17} aria-hidden="true" />
              History
            </Link>
            <a href={`/services/${record.service}`} className={look}>
              <ExternalLink size={17} aria-hidden="true" />
              View its page
            </a>
          </>
        ) : null}
      </div>
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
