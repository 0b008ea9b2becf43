import { grouped } from '@agency/api/contract/text';
import { type ConsoleView, consoleViews } from '@agency/site/ui/admin/kinds.ts';
import type { Order } from '@agency/site/ui/admin/orders/order.ts';
import type { Subscription } from '@agency/site/ui/admin/subscriptions/subscription-documents.ts';
import { icons } from '@agency/site/ui/admin/view-parts.tsx';
import { Tooltip } from '@agency/site/ui/tooltip/tooltip.tsx';
import { visuallyHidden } from '@agency/site/ui/visually-hidden/visually-hidden.css.ts';
import { LogOut, type LucideIcon, Search, Send } from 'lucide-react';
import { type Command, commands } from '#bridge/commands.ts';
import { runCommand } from '../commands/use-command.ts';
import { wordsOfKey } from '../commands/words-of-key.ts';
import { useUnread } from '../inbox/use-unread.ts';
import { useList } from '../records/use-list.ts';
import { useOutboxEntries, usePlace, useWorkspace } from '../workspace/workspace-context.ts';
import * as styles from './shell.css.ts';

/** A count, and its meaning in words, for screen readers. */
type Count = { count: number; meaning: string; tone?: 'news' | 'trouble' };
const none: Count = { count: 0, meaning: '' };

/** The left margin, with the views and their counts, and who is signed in. */
export function Margin() {
  const { username, server, desktop } = useWorkspace();
  const { place } = usePlace();
  const unread = useUnread().count ?? 0;
  const queued = useOutboxEntries().length;
  const orders = useList<Order>('order').shown.filter(({ record }) => record.reviewReason !== null);
  const pastDue = useList<Subscription>('subscription').shown.filter(({ record }) => record.planState === 'past_due');
  const mails = useList('mail').shown;
  const waiting: Partial<Record<ConsoleView, Count>> = {
    inbox: { count: unread, meaning: 'unread', tone: 'news' },
    orders: { count: orders.length, meaning: orders.length === 1 ? 'needs review' : 'need review', tone: 'trouble' },
    subscriptions: { count: pastDue.length, meaning: 'past due', tone: 'trouble' },
    mail: { count: mails.length, meaning: 'undelivered', tone: 'trouble' },
  };
  const link = (
    command: Command,
    Sign: LucideIcon,
    { count, meaning, tone }: Count = none,
    label = commands[command].label,
  ) => (
    <li key={command}>
      <Tooltip
        side="right"
        content={`${label}  ${wordsOfKey(commands[command].keys[0] ?? '', desktop.platform)}`.trim()}
      >
        <button
          type="button"
          className={styles.link}
          aria-current={command === place.view ? 'page' : undefined}
          onClick={() => runCommand(command)}
        >
          <Sign size={16} aria-hidden="true" />
          <span className={styles.roomy}>{label}</span>
          {count > 0 ? (
            <span className={styles.count} data-tone={tone}>
              <span aria-hidden="true">{grouped(count)}</span>
              <span className={visuallyHidden}>
                {grouped(count)} {meaning}
              </span>
            </span>
          ) : null}
        </button>
      </Tooltip>
    </li>
  );
  return (
    <header className={styles.margin}>
      <p className={styles.brand}>Console</p>
      <nav aria-label="Views" className={styles.nav}>
        <ul className={styles.links}>
          {consoleViews.map((view) => link(view, icons[view], waiting[view]))}
          {link('outbox', Send, { count: queued, meaning: 'to be sent' })}
          {link('palette', Search, none, 'Commands')}
        </ul>
      </nav>
      <div className={styles.account}>
        <p className={styles.who}>
          <strong>{username}</strong>
          {server.replace(/^https?:\/\//, '')}
        </p>
        <ul className={styles.links}>{link('sign-out', LogOut)}</ul>
      </div>
    </header>
  );
}
