import { isolated, withoutOverrides } from '@agency/api/contract/text';
import { serviceLabel } from '@agency/site/ui/admin/inbox/labels.ts';
import { announce } from '@agency/site/ui/announcer/announcer.tsx';
import { useEffect, useEffectEvent } from 'react';
import type { Link } from '#bridge/desktop.ts';
import { useUnread } from '../inbox/use-unread.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** Older arrivals, in ms, are marked and counted without a notification. */
const recent = 5 * 60_000;

/** Connects the workspace to the desktop: badge, notifications, links from outside. */
export function useDesktop(onLink: (link: Link) => void): void {
  const { desktop, arrivals } = useWorkspace();
  const { count: unread } = useUnread();
  // Without a count, tray and icon show nothing.
  useEffect(() => void desktop.setUnread(unread ?? 0), [desktop, unread]);

  const follow = useEffectEvent(onLink);
  useEffect(() => {
    const take = () => void desktop.takeLink().then((link) => link && follow(link));
    const unsubscribe = desktop.onLinkWaits(take);
    take();
    return unsubscribe;
  }, [desktop]);

  useEffect(() => {
    const subscription = arrivals.subscribe(({ id, name, service, message, createdAt, wokenAt }) => {
      announce(`${wokenAt ? 'Back from snooze: the' : 'New'} inquiry from ${isolated(name)}`);
      if (document.hasFocus() || Date.now() - Date.parse(wokenAt ?? createdAt) > recent) return;
      const body = withoutOverrides(`${serviceLabel(service)}: ${message}`).slice(0, 200);
      void desktop.notify({
        id,
        title: `${wokenAt ? 'Back from snooze: inquiry' : 'Inquiry'} from ${isolated(name)}`,
        body,
      });
    });
    return () => subscription.unsubscribe();
  }, [desktop, arrivals]);
}
