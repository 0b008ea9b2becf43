import { ArrowLeft } from 'lucide-react';
import { Link, type LoaderFunctionArgs, useRevalidator } from 'react-router';
import { siteContext } from '#app/site-context.ts';
import { text } from '#ui/theme/text.css.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import { type AdminData, answerPage, screenHead } from '../frame/answer-page.ts';
import { readPage } from '../frame/read-page.ts';
import * as pageStyles from '../writing/writing-page.css.ts';
import type { Route } from './+types/route.ts';
import { ImportForm } from './import-form.tsx';
import { ImportRun } from './import-run.tsx';
import * as styles from './imports.css.ts';
import { type ContentImport, importsQuery } from './imports-query.ts';

export { action } from '../actions/run-intent.ts';
export { clientAction, clientLoader, handle, headers, shouldRevalidate } from '../frame/screen.tsx';

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const state = await readPage(site, async () => {
    const { contentImports, ...navigation } = await site.queryApi(importsQuery, {});
    return { navigation, content: { imports: contentImports } };
  });
  return answerPage(site, state);
}

export const meta = (args: Route.MetaArgs) => screenHead('posts', args);

type ImportsProps = {
  loaderData: AdminData<{ imports: readonly ContentImport[] }>;
  actionData?: ActionResult | undefined;
};

/** The page that imports posts from WordPress or Ghost, and shows the result of each file. */
export default function Imports({ loaderData, actionData }: ImportsProps) {
  const { revalidate } = useRevalidator();
  return (
    <AdminFrame view="posts" data={loaderData} answer={actionData}>
      {({ imports }, now) => (
        <section aria-labelledby="import-heading" className={pageStyles.page}>
          <div className={pageStyles.head}>
            <Link to="/admin/posts" className={pageStyles.back}>
              <ArrowLeft size={18} aria-hidden="true" />
              Posts
            </Link>
            <h2 id="import-heading" className={text({ as: 'heading' })}>
              Import posts
            </h2>
          </div>
          <ImportForm onSent={revalidate} />
          <ol className={styles.runs} aria-label="Imports">
            {imports.map((run) => (
              <ImportRun key={run.id} run={run} now={now} />
            ))}
          </ol>
        </section>
      )}
    </AdminFrame>
  );
}
