import { isolated, withoutOverrides } from '@agency/api/contract/text';
import { serviceLabel } from '@agency/site/ui/admin/inbox/labels.ts';
import { announce } from '@agency/site/ui/announcer/announcer.tsx';
import { useEffect, useEffectEvent } from 'react';
import type { Link } from '#bridge/desktop.ts';
import { useUnread } from '../inbox/use-unread.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** What arrived longer ago than this, in ms, is marked and counted, but not called out: it was caught up on. */
const recent = 5 * 60_000;

/** Ties the workspace to the desktop around it: badge, notifications, links from outside. */
export function useDesktop(onLink: (link: Link) => void): void {
  const { desktop, arrivals } = useWorkspace();
  const { count: unread } = useUnread();
  // Without a number tray and icon say nothing.
  useEffect(() => void desktop.setUnread(unread ?? 0), [desktop, unread]);

  const follow = useEffectEvent(onLink);
  useEffect(() => {
    const take = () => void desktop.takeLink().then((link) => link && follow(link));
    const unsubscribe = desktop.onLinkWaits(take);
    take();
    return unsubscribe;
  }, [desktop]);

  useEffect(() => {
    const subscription = arrivals.subscribe(({ id, name, service, message, createdAt }) => {
      announce(`New inquiry from ${isolated(name)}`);
      if (document.hasFocus() || Date.now() - Date.parse(createdAt) > recent) return;
      const body = withoutOverrides(`${serviceLabel(service)}: ${message}`).slice(0, 200);
      void desktop.notify({ id, title: `Inquiry from ${isolated(name)}`, body });
    });
    return () => subscription.unsubscribe();
  }, [desktop, arrivals]);
}
