import { priceText } from '@agency/api/contract/service-packages';
import { clsx } from 'clsx';
import { Printer } from 'lucide-react';
import { type MetaDescriptor, useRouteLoaderData } from 'react-router';
import { longDate } from '#app/agency.ts';
import { cheapestOf, type MaintenancePlan, maintenancePlansQuery } from '#app/graphql/maintenance-plan.ts';
import * as brand from '#app/layout/brand.css.ts';
import { pageHead } from '#app/page-head/page-head.ts';
import { breadcrumbs } from '#app/page-head/structured-data.ts';
import type { loader as rootLoader } from '#app/root.tsx';
import { siteContext } from '#app/site-context.ts';
import { button } from '#ui/button/button.css.ts';
import { sheet } from '#ui/section/section.css.ts';
import { text } from '#ui/theme/text.css.ts';
import type { CallToAction as CallToActionBlock } from '../services/service-page.ts';
import { CallToAction } from '../shapes/closing.tsx';
import type { Route } from './+types/route.ts';
import { content } from './content.ts';
import {
  Activities,
  CoreWebVitals,
  Gauges,
  NextMaintenance,
  Recommendations,
  SecurityChecklist,
} from './report-sections.tsx';
import * as styles from './route.css.ts';

const path = '/sample-maintenance-report';

export function meta({ matches }: Route.MetaArgs): MetaDescriptor[] {
  const site = matches[0].loaderData;
  const trail = [
    { name: 'Home', path: '/' },
    { name: 'WordPress maintenance', path: '/services/wordpress-maintenance' },
    { name: content.head.title, path },
  ];
  return pageHead(site, { ...content.head, canonical: path, structuredData: [breadcrumbs(site, trail)] });
}

export async function loader({ context }: Route.LoaderArgs) {
  const { maintenancePlans } = await context.get(siteContext).queryApi(maintenancePlansQuery, {});
  return { plans: maintenancePlans };
}

export default function SampleReport({ loaderData: { plans } }: Pick<Route.ComponentProps, 'loaderData'>) {
  const plan = plans.find(({ type }) => type === content.packageType);
  const period = `${longDate(content.period.from)} to ${longDate(content.period.to)}`;
  const { metrics, security, activities, recommendations, nextMaintenance } = content;
  return (
    <>
      <div className={sheet}>
        <article className={styles.paper}>
          <ReportHead plan={plan ? `${plan.name}, ${priceText(plan)} per month` : ''} period={period} />
          <Gauges gauges={[metrics.uptime, metrics.speed, metrics.security]} />
          <CoreWebVitals vitals={metrics.coreWebVitals} />
          <SecurityChecklist checks={security} />
          <Activities activities={activities} />
          <Recommendations recommendations={recommendations} />
          <NextMaintenance next={nextMaintenance} />
        </article>
      </div>
      <div data-screen-only>
        <CallToAction block={wayOn(plans)} />
      </div>
    </>
  );
}

const wayOn = (plans: readonly MaintenancePlan[]): CallToActionBlock => ({
  shape: 'call-to-action',
  label: 'Next step',
  title: 'A report every week, and one like this every month.',
  lead: `It comes with every maintenance plan, from ${priceText(cheapestOf(plans))} a month.`,
  actions: [
    { label: 'Compare Plans', to: '/services/wordpress-maintenance#plans' },
    { label: 'Ask Us', to: '/contact?service=wordpress' },
  ],
});

function ReportHead({ plan, period }: { plan: string; period: string }) {
  const facts = { Client: content.client, Website: content.domain, Period: period, Package: plan };
  return (
    <header className={styles.head}>
      <Letterhead />
      <div className={styles.bar}>
        <p className={clsx(text({ as: 'label' }), styles.notice)}>{content.notice}</p>
        <PrintButton />
      </div>
      <h1 className={text({ as: 'title' })}>Maintenance report</h1>
      <dl className={styles.facts}>
        {Object.entries(facts).map(([name, value]) => (
          <div key={name}>
            <dt className={clsx(text({ as: 'label' }), styles.factName)}>{name}</dt>
            <dd className={text({ as: 'small' })}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={clsx(text({ as: 'lead' }), styles.summary)}>{content.summary}</p>
    </header>
  );
}

/** The agency's name and contact details, for paper only. On the screen, the site's header shows them. */
function Letterhead() {
  const root = useRouteLoaderData<typeof rootLoader>('root');
  if (!root) return null;
  const { agency, publicUrl } = root;
  return (
    <p className={styles.letterhead}>
      <span className={brand.mark} aria-hidden="true">
        {agency.initials}
      </span>
      <strong className={text({ as: 'heading' })}>{agency.name}</strong>
      <span className={styles.address}>
        {new URL(publicUrl).host}
        <br />
        {agency.email}
        <br />
        {agency.phone}
      </span>
    </p>
  );
}

/** `page-script.ts` handles this button. Without scripts, it is hidden. */
function PrintButton() {
  return (
    <button type="button" className={clsx(button({ size: 'compact' }), styles.printButton)} data-print data-screen-only>
      <Printer size={18} aria-hidden="true" />
      Print/Save as PDF
    </button>
  );
}
