import { maintenancePlan } from '@agency/api/contract/maintenance-plans';
import type { MetaDescriptor } from 'react-router';
import { pageHead } from '#app/page-head/page-head.ts';
import { breadcrumbs } from '#app/page-head/structured-data.ts';
import { sheet } from '#ui/section/section.css.ts';
import { longDate } from '../blog/dates.ts';
import type { Route } from './+types/route.ts';
import { content } from './content.ts';
import * as styles from './report.css.ts';
import { ReportHead } from './report-head.tsx';
import { Activities, NextMaintenance, Recommendations } from './report-lists.tsx';
import { CoreWebVitals, Gauges, SecurityChecklist } from './report-measures.tsx';

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

export default function SampleReport() {
  const plan = maintenancePlan(content.packageType);
  const period = `${longDate(content.period.from)} to ${longDate(content.period.to)}`;
  const { metrics, security, activities, recommendations, nextMaintenance } = content;
  return (
    <div className={sheet}>
      <article className={styles.paper}>
        <ReportHead plan={`${plan.name}, $${Number(plan.price)} per month`} period={period} />
        <Gauges gauges={[metrics.uptime, metrics.speed, metrics.security]} />
        <CoreWebVitals vitals={metrics.coreWebVitals} />
        <SecurityChecklist checks={security} />
        <Activities activities={activities} />
        <Recommendations recommendations={recommendations} />
        <NextMaintenance next={nextMaintenance} />
      </article>
    </div>
  );
}
