import { grouped } from '@agency/api/contract/text';
import { inquirySources, outcomeDays } from '@agency/api/contract/today';
import type { ReactNode } from 'react';
import { Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';
import { serviceLabel } from '../inbox/labels.ts';
import type { ConsoleView } from '../kinds.ts';
import { planName } from '../orders/labels.ts';
import { partTitle } from '../reader/reader.css.ts';
import { BackupProblem, BackupState } from './backup-state.tsx';
import { DayChart } from './day-chart.tsx';
import { FaultyPages } from './faulty-pages.tsx';
import * as styles from './today.css.ts';
import type { TodayData } from './today-query.ts';
import { durationText, firstDayOf, moneyText, monthName, shareText, wonShare } from './today-texts.ts';

/** The target of a count's link: a view, a search in its list, and other URL parameters. */
export type TodayLink = { view: ConsoleView; search?: string; filter?: Record<string, string> };

type TodayProps = {
  data: TodayData;
  /** Returns a link to a list, in the browser or the console. */
  link(to: TodayLink, children: ReactNode): ReactNode;
};

/** The late records within a count: how many there are, and the word to show, such as `overdue`. */
type Late = { count: number; word: string };

const inbox = (search: string) => ({ view: 'inbox', search }) as const;

/** Shows backup problems, faulty pages, and counts of what needs attention, which link to the counted records. */
export function NeedsAttention({ data: { inquiryCounts: counts, today, ...data }, link }: TodayProps) {
  const subscriptions = (state: string) => ({ view: 'subscriptions', filter: { state } }) as const;
  const reviews = { view: 'orders', filter: { attention: '1' } } as const;
  const waiting = [
    { name: 'New inquiries', count: counts.new, to: inbox('is:new') },
    {
      name: 'Waiting for us',
      count: counts.waitingForUs,
      to: inbox('is:waiting-for-us'),
      late: { count: counts.overdue, word: 'overdue' },
    },
    { name: 'Back from snooze', count: today.woken, to: inbox('is:woken') },
    { name: 'Orders to review', count: data.ordersNeedingReview.totalCount, to: reviews, urgent: true },
    { name: 'Plans past due', count: data.subscriptionCounts.pastDue, to: subscriptions('past_due'), urgent: true },
    {
      name: 'Reports due',
      count: data.subscriptionCounts.reportDue,
      to: subscriptions('report-due'),
      late: { count: data.subscriptionCounts.reportLate, word: 'late' },
    },
    { name: 'Undelivered mail', count: data.mailsToNotice.totalCount, to: { view: 'mail' }, urgent: true },
    { name: 'Spam to check', count: counts.spam, to: inbox('is:spam') },
  ] satisfies { name: string; count: number; to: TodayLink; urgent?: boolean; late?: Late }[];
  const shown = waiting.filter(({ count }) => count > 0);
  return (
    <div className={styles.today}>
      <BackupProblem backup={today.backup} />
      <FaultyPages pages={data.faultyPages} link={link} />
      {shown.length === 0 ? (
        <Text look="remark">Nothing needs attention.</Text>
      ) : (
        <ul className={styles.waiting} aria-label="Needs attention">
          {shown.map(({ name, count, to, urgent, late }) => (
            <li key={name}>
              {link(
                to,
                <>
                  <span className={styles.figure} data-tone={urgent ? 'urgent' : undefined}>
                    {grouped(count)}
                  </span>
                  <span className={styles.name}>{name}</span>
                  {late?.count ? (
                    <span className={styles.overdue}>
                      {grouped(late.count)} {late.word}
                    </span>
                  ) : null}
                </>,
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/**
 * Shows statistics of the last weeks and months. All of them leave out spam and demonstrations. The inquiries by
 * service and by source also leave out the trash. `level` is the heading level of the sections.
 */
export function Statistics({ data: { today }, level, link }: TodayProps & { level: 'h2' | 'h3' }) {
  const { services, sources } = today.outcomes;
  const since = firstDayOf(today.days, outcomeDays);
  return (
    <div className={styles.columns}>
      <Text look="small" tone="muted" className={styles.basis}>
        Spam and demonstrations are not counted. The win rate compares won with lost inquiries.
      </Text>
      <div className={styles.column}>
        <Part title="The last two weeks" level={level}>
          <DayChart days={today.days} />
        </Part>
        <Part title={`Inquiries of the last ${outcomeDays} days`} level={level}>
          <NumberTable
            head={['Service', 'Received', 'Won', 'Lost', 'Win rate']}
            rows={services.map(({ service, ...each }) => ({
              id: service,
              cells: [link(inbox(`service:${service} after:${since}`), serviceLabel(service)), ...outcomeCells(each)],
            }))}
            none="No inquiries."
          />
          {sources.length > 1 ? (
            <NumberTable
              head={['Source', 'Received', 'Won', 'Lost', 'Win rate']}
              rows={sources.map(({ source, ...each }) => ({
                id: source,
                cells: [inquirySources[source], ...outcomeCells(each)],
              }))}
            />
          ) : null}
        </Part>
      </div>
      <div className={styles.aside}>
        <div className={styles.column}>
          <Part title="Time to the first reply" level={level}>
            <NumberTable
              head={['Month', 'Median', 'Replied']}
              none="No inquiries this month or last month."
              rows={today.answerTimes
                .filter(({ all }) => all > 0)
                .map(({ month, medianMs, answered, all }) => ({
                  id: month,
                  cells: [
                    monthName(month),
                    medianMs === null ? '–' : durationText(medianMs),
                    `${grouped(answered)} of ${grouped(all)}`,
                  ],
                }))}
            />
          </Part>
          <Part title="Plans sold" level={level}>
            <NumberTable
              head={['Plan', 'Month', 'Orders', 'Revenue']}
              rows={today.revenue.map(({ month, plan, orders, amount, currency }) => ({
                id: `${month} ${plan} ${currency}`,
                cells: [planName(plan), monthName(month), grouped(orders), moneyText(amount, currency)],
              }))}
              none="No paid orders this month or last month."
            />
          </Part>
        </div>
        <div className={styles.column}>
          <Part title="Subscriptions" level={level}>
            <SubscriptionFigures of={today.subscriptions} />
          </Part>
          <Part title="Backup" level={level}>
            <BackupState backup={today.backup} />
          </Part>
        </div>
      </div>
    </div>
  );
}

const outcomeCells = ({ inquiries, won, lost }: { inquiries: number; won: number; lost: number }) => [
  grouped(inquiries),
  grouped(won),
  grouped(lost),
  wonShare({ won, lost }),
];

/** Shows figures about subscriptions that are paid with real money. */
function SubscriptionFigures({ of }: { of: TodayData['today']['subscriptions'] }) {
  const { active, pastDue, renewals, canceling, ended } = of;
  const rows = [
    ['Monthly revenue', <strong key="sum">{moneyText(of.monthlyRevenue, 'USD')}</strong>],
    ['Active', grouped(active)],
    ['Past due', grouped(pastDue)],
    ['Canceled, still active', grouped(canceling)],
    ['Charged in the next 30 days', grouped(renewals)],
    ['Ended in the last 30 days', grouped(ended)],
    ['Churn, 30 days', shareText(of.churn)],
  ];
  const isPaid = active + pastDue + canceling + ended > 0;
  return (
    <NumberTable
      rows={isPaid ? rows.map((cells) => ({ id: String(cells[0]), cells })) : []}
      none="No subscriptions with real payments yet."
    />
  );
}

type PartProps = { title: string; level: 'h2' | 'h3'; children: ReactNode };

function Part({ title, level: Title, children }: PartProps) {
  return (
    <Stack as="section" gap="dense" aria-label={title}>
      <Text as={Title} look="label" className={partTitle}>
        {title}
      </Text>
      {children}
    </Stack>
  );
}

type NumberTableProps = {
  head?: readonly string[];
  rows: readonly { id: string; cells: ReactNode[] }[];
  none?: string;
};

function NumberTable({ head = [], rows, none }: NumberTableProps) {
  if (rows.length === 0)
    return (
      <Text look="small" tone="muted">
        {none}
      </Text>
    );
  return (
    <table className={styles.table}>
      {head.length > 0 ? (
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody>
        {rows.map(({ id, cells: [first, ...cells] }) => (
          <tr key={id}>
            <th scope="row">{first}</th>
            {cells.map((cell, place) => (
              <td key={head[place + 1] ?? place}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
