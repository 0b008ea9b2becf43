import type { PackageType } from '@agency/api/contract/maintenance-plans';

/** A measured value, its target, and last month's value. */
export type ReportMetric = {
  name: string;
  value: string;
  unit?: string;
  target: string;
  previous: string;
  state: 'good' | 'warning' | 'poor';
  source: string;
};

/** `done`: in order. `watch`: in order, but to be watched. `open`: waits for a decision. */
export type SecurityCheck = { item: string; state: 'done' | 'watch' | 'open'; note: string };

/** The work of one day. `date` is in ISO 8601. `impact`: the effect on visitors or on risk. */
export type Activity = { date: string; text: string; impact: 'high' | 'medium' | 'low' };

export type Recommendation = { priority: 'high' | 'medium' | 'low'; title: string; text: string; effort: string };

export type SampleReport = {
  head: { title: string; description: string; keywords: string };
  notice: string;
  client: string;
  domain: string;
  period: { from: string; to: string };
  packageType: PackageType;
  summary: string;
  metrics: {
    uptime: ReportMetric;
    speed: ReportMetric;
    security: ReportMetric;
    coreWebVitals: readonly ReportMetric[];
  };
  security: readonly SecurityCheck[];
  activities: readonly Activity[];
  recommendations: readonly Recommendation[];
  nextMaintenance: { date: string; time: string; text: string };
};

export const content: SampleReport = {
  head: {
    title: 'Sample maintenance report',
    description:
      'What you receive with a WordPress maintenance plan: uptime, speed, Core Web Vitals, security checks, work done and advice. Sample data, ready to print.',
    keywords: 'WordPress maintenance report, sample report, uptime report, Core Web Vitals, security checklist',
  },
  notice: 'This is a sample. The client and every figure are made up to show what a report contains.',
  client: 'Fennimore Garden Supply',
  domain: 'fennimore-garden.example',
  period: { from: '2026-10-01', to: '2026-10-31' },
  packageType: 'protect',
  summary:
    'A quiet month with one bad hour. The host failed for nine minutes on October 14. One plugin update broke the delivery calculator in our test, so we held it back; the corrected version went live a week later. The product pages have become slower since new banners were uploaded, and that is our first recommendation.',
  metrics: {
    uptime: {
      name: 'Uptime',
      value: '99.98',
      unit: '%',
      target: '99.9% or more',
      previous: '100%',
      state: 'good',
      source: 'External check every minute: 9 of 44,640 minutes offline',
    },
    speed: {
      name: 'Page load, phone',
      value: '2.3',
      unit: 's',
      target: 'under 3 s',
      previous: '2.0 s',
      state: 'good',
      source: 'Lab test on October 29, median of the home page and four others',
    },
    security: {
      name: 'Security score',
      value: '92',
      unit: 'of 100',
      target: '90 or more',
      previous: '88 of 100',
      state: 'good',
      source: 'Our checklist below, weighted by risk',
    },
    coreWebVitals: [
      {
        name: 'Largest Contentful Paint',
        value: '2.7',
        unit: 's',
        target: '2.5 s or less',
        previous: '2.2 s',
        state: 'warning',
        source: 'Real visitors on phones, 75th percentile, 28 days to October 31',
      },
      {
        name: 'Interaction to Next Paint',
        value: '140',
        unit: 'ms',
        target: '200 ms or less',
        previous: '150 ms',
        state: 'good',
        source: 'Real visitors on phones, 75th percentile, 28 days to October 31',
      },
      {
        name: 'Cumulative Layout Shift',
        value: '0.04',
        target: '0.1 or less',
        previous: '0.04',
        state: 'good',
        source: 'Real visitors on phones, 75th percentile, 28 days to October 31',
      },
    ],
  },
  security: [
    { item: 'WordPress, theme and plugins current', state: 'done', note: '21 of 21 plugins, after October 27' },
    { item: 'Core files unchanged', state: 'done', note: 'Compared with the originals on October 22' },
    { item: 'Malware scan', state: 'done', note: 'Daily, nothing found' },
    { item: 'Backups complete', state: 'done', note: '124 of 124, stored outside the host' },
    { item: 'Test restore', state: 'done', note: 'October 28, 26 minutes, signed in and last order found' },
    { item: 'Failed sign-ins', state: 'watch', note: '1,940 blocked, a third more than in September' },
    { item: 'Administrators', state: 'done', note: '3; one former employee’s account closed with your approval' },
    { item: 'Two-step sign-in', state: 'open', note: 'Missing for one shop manager, see recommendation 2' },
    { item: 'Certificate', state: 'done', note: 'Renews automatically, valid until January 9, 2027' },
  ],
  activities: [
    { date: '2026-10-06', text: '4 plugins updated and checked.', impact: 'low' },
    {
      date: '2026-10-08',
      text: 'Autumn opening hours and three delivery prices changed at your request.',
      impact: 'low',
    },
    {
      date: '2026-10-13',
      text: 'Delivery calculator update held back: in our copy it charged shipping twice. Reported to its author.',
      impact: 'high',
    },
    {
      date: '2026-10-14',
      text: 'Host offline from 3:12 to 3:21 AM. We were alerted within one minute and notified the host. Cause: a failed disk on their side.',
      impact: 'medium',
    },
    {
      date: '2026-10-20',
      text: 'Corrected calculator update installed, test order placed and refunded.',
      impact: 'high',
    },
    {
      date: '2026-10-22',
      text: 'Monthly security review. One unused administrator account closed.',
      impact: 'medium',
    },
    { date: '2026-10-27', text: 'WordPress and 6 plugins updated, forms and checkout checked.', impact: 'medium' },
    { date: '2026-10-28', text: 'Backup restored to a test address in 26 minutes, then deleted.', impact: 'medium' },
  ],
  recommendations: [
    {
      priority: 'high',
      title: 'Replace the new banners',
      text: 'Five product pages carry a banner of about 2 MB. At the right size and format they would weigh a tenth of that, and the main picture should appear within 2.5 s again. Covered by your plan; we just need your OK to swap the files.',
      effort: '1 hour, included',
    },
    {
      priority: 'medium',
      title: 'Two-step sign-in for every shop manager',
      text: 'One account can still change prices with a password alone. We can switch it on together by phone.',
      effort: '15 minutes, included',
    },
    {
      priority: 'low',
      title: 'Retire the old gallery plugin',
      text: 'Its author has not released an update in 22 months. The two pages that use it can be rebuilt with built-in blocks.',
      effort: 'About 3 hours, quoted separately',
    },
  ],
  nextMaintenance: {
    date: '2026-11-03',
    time: '6:00 to 7:00 AM',
    text: 'Weekly updates, with a copy of the site updated first. The shop stays open.',
  },
};
