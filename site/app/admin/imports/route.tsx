import { clsx } from 'clsx';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, type LoaderFunctionArgs, useRevalidator } from 'react-router';
import { siteContext } from '#app/site-context.ts';
import { Text } from '#ui/layout/text.tsx';
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

/** The page that imports posts from WordPress or Ghost, and shows each file's result. */
export default function Imports({ loaderData, actionData }: ImportsProps) {
  const { revalidate } = useRevalidator();
  return (
    <AdminFrame view="posts" data={loaderData} answer={actionData}>
      {({ imports }, now) => (
        <section aria-labelledby="import-heading" className={pageStyles.formPage}>
          <div className={clsx(pageStyles.head, pageStyles.titled)}>
            <Link to="/admin/posts" className={pageStyles.back}>
              <ArrowLeft size={18} aria-hidden="true" />
              Posts
            </Link>
            <div className={pageStyles.about}>
              <h2 id="import-heading" className={clsx(text({ as: 'heading' }), pageStyles.heading)}>
                Import posts
              </h2>
            </div>
          </div>
          <Text look="small" tone="muted" className={styles.about}>
            Posts keep their pictures, dates and draft state, and their old URLs redirect to this site. You can import a
            file again. Posts that already exist do not change.
          </Text>
          <Part title="1. Get the file">
            <dl className={styles.ways}>
              <Way from="WordPress">
                In its dashboard, open <b>Tools, Export</b>. Choose <b>All content</b>, because only that export lists
                the pictures, and download the <b>.xml</b>.
              </Way>
              <Way from="Ghost">
                In its settings, open <b>Import/Export</b>, and export the content as <b>.json</b>. If its pictures are
                no longer online, send a <b>.zip</b> of that file and Ghost’s images folder.
              </Way>
            </dl>
          </Part>
          <Part title="2. Import it">
            <ImportForm onSent={revalidate} />
          </Part>
          <Part title="Imports so far" hidden={imports.length === 0}>
            <ol className={styles.runs} aria-label="Imports">
              {imports.map((run) => (
                <ImportRun key={run.id} run={run} now={now} />
              ))}
            </ol>
          </Part>
        </section>
      )}
    </AdminFrame>
  );
}

function Part({ title, hidden, children }: { title: string; hidden?: boolean; children: ReactNode }) {
  return (
    <div className={styles.part} hidden={hidden}>
      <h3 className={text({ as: 'heading' })}>{title}</h3>
      {children}
    </div>
  );
}

function Way({ from, children }: { from: string; children: ReactNode }) {
  return (
    <div>
      <dt className={text({ as: 'label' })}>{from}</dt>
      <dd>{children}</dd>
    </div>
  );
}
