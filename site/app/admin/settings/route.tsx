import { agencyFields } from '@agency/api/fragments';
import { graphql } from '@agency/api/typed-graphql';
import { clsx } from 'clsx';
import { ArrowLeft, History } from 'lucide-react';
import { Link, type LoaderFunctionArgs } from 'react-router';
import { siteContext } from '#app/site-context.ts';
import type { Stored } from '#ui/admin/kind.ts';
import { settingsId } from '#ui/admin/settings/settings.ts';
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

const settingsQuery = graphql(
  `
    query SettingsPage {
      ...NavigationFields
      environmentSettings
      agency {
        ...AgencyFields
      }
    }
  `,
  [navigationFields, agencyFields],
);

export async function loader({ context }: LoaderFunctionArgs) {
  const site = context.get(siteContext);
  const state = await readPage(site, async () => {
    const [{ agency, environmentSettings, ...navigation }, stored] = await Promise.all([
      site.queryApi(settingsQuery, {}),
      readStored(site, writtenKind('settings'), settingsId),
    ]);
    const { social, ...others } = agency;
    const inUse: Partial<Record<string, string>> = { ...others, ...social };
    const fixed = Object.fromEntries(environmentSettings.map((name) => [name, inUse[name]]));
    // The list of time zones comes from the server, because a browser may know other time zones.
    return { navigation, content: { stored, fixed, timeZones: Intl.supportedValuesOf('timeZone') } };
  });
  return answerPage(site, state);
}

export const meta = (args: Route.MetaArgs) => screenHead('settings', args);

type Content = { stored: Stored; fixed: Partial<Record<string, string>>; timeZones: string[] };
type SettingsProps = { loaderData: AdminData<Content>; actionData?: ActionResult | undefined };

export default function Settings({ loaderData, actionData }: SettingsProps) {
  return (
    <AdminFrame view="settings" data={loaderData} answer={actionData}>
      {({ stored, fixed, timeZones }) => (
        <section aria-labelledby="settings-heading" className={styles.formPage}>
          <div className={clsx(styles.head, styles.titled)}>
            {/* On a phone, the save bar replaces the bar with links to other views, so this page needs a link back. */}
            <Link to="/admin" className={styles.backToToday}>
              <ArrowLeft size={17} aria-hidden="true" />
              Today
            </Link>
            <h2 id="settings-heading" className={text({ as: 'heading' })}>
              Settings
            </h2>
            {stored.record ? (
              <div className={styles.links}>
                <Link
                  to={`/admin/history/settings/${stored.record.id}`}
                  className={button({ kind: 'quiet', size: 'compact' })}
                >
                  <History size={17} aria-hidden="true" />
                  History
                </Link>
              </div>
            ) : null}
          </div>
          <WritingForm
            kind="settings"
            id={stored.record?.id ?? settingsId}
            stored={stored}
            fixed={fixed}
            timeZones={timeZones}
          />
        </section>
      )}
    </AdminFrame>
  );
}
