import { isolated, withoutOverrides } from '@agency/api/contract/text';
import { latestNews } from '@agency/site/ui/admin/inbox/inquiry.ts';
import type { Inquiry } from '@agency/site/ui/admin/inbox/inquiry-documents.ts';
import { serviceLabel } from '@agency/site/ui/admin/inbox/labels.ts';
import { planName, sum } from '@agency/site/ui/admin/orders/labels.ts';
import { announce } from '@agency/site/ui/announcer/announcer.tsx';
import { useEffect, useEffectEvent } from 'react';
import type { Link } from '#bridge/desktop.ts';
import { useUnread } from '../inbox/use-unread.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** Returns why an inquiry arrived: it woke from a snooze, is new, or got an answer from its sender. */
function reasonOf({ createdAt, lastMessageAt, newsAt, wokenAt }: Inquiry): 'woken' | 'new' | 'answer' {
  // An answer changes `newsAt`, but not `wokenAt`.
  if (wokenAt !== null && wokenAt === newsAt) return 'woken';
  return lastMessageAt === createdAt ? 'new' : 'answer';
}

/** Describes why an inquiry arrived. A new one is described by `first`. */
export function whatCame(inquiry: Inquiry, { first }: { first: string }): string {
  const what = { woken: 'Back from snooze: inquiry', new: first, answer: 'Answer' }[reasonOf(inquiry)];
  return `${what} from ${isolated(inquiry.name)}`;
}

/** Returns the text of a notification. An answer's own text is not loaded, and the inquiry's would look like it. */
export function bodyOf(inquiry: Inquiry): string {
  const service = serviceLabel(inquiry.service);
  return reasonOf(inquiry) === 'answer' ? service : withoutOverrides(`${service}: ${inquiry.message}`).slice(0, 200);
}

/** Connects the workspace to the desktop: badge, notifications, and links from outside. */
export function useDesktop(onLink: (link: Link) => void): void {
  const { desktop, arrivals, payments } = useWorkspace();
  const { count: unread } = useUnread();
  // While the count is unknown, tray and icon show no count.
  useEffect(() => void desktop.setUnread(unread ?? 0), [desktop, unread]);

  const follow = useEffectEvent(onLink);
  useEffect(() => {
    const take = () => void desktop.takeLink().then((link) => link && follow(link));
    const unsubscribe = desktop.onLinkWaits(take);
    take();
    return unsubscribe;
  }, [desktop]);

  useEffect(() => {
    const subscription = arrivals.subscribe(({ inquiry, recent }) => {
      const { id, createdAt } = inquiry;
      announce(whatCame(inquiry, { first: 'New inquiry' }));
      if (document.hasFocus() || !recent) return;
      const again = latestNews(inquiry) !== createdAt;
      void desktop.notify({
        kind: 'inquiry',
        id,
        title: whatCame(inquiry, { first: 'Inquiry' }),
        body: bodyOf(inquiry),
        again,
      });
    });
    return () => subscription.unsubscribe();
  }, [desktop, arrivals]);

  useEffect(() => {
    const subscription = payments.subscribe(({ id, customerName, packageType, packagePrice, currency }) => {
      const title = `Order paid by ${isolated(customerName)}`;
      announce(title);
      if (document.hasFocus()) return;
      void desktop.notify({
        kind: 'order',
        id,
        title,
        body: `${planName(packageType)}, ${sum(packagePrice, currency)}`,
      });
    });
    return () => subscription.unsubscribe();
  }, [desktop, payments]);
}
