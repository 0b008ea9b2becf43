import {
  addableKinds,
  type ConsoleView,
  consoleViews,
  type KindName,
  kindOf,
  viewOf,
} from '@agency/site/ui/admin/kinds.ts';
import { setLayout, toggleRows, useLayoutOfPage } from '@agency/site/ui/admin/layout/layout-store.ts';
import { clearAnnouncement } from '@agency/site/ui/announcer/announcer.tsx';
import { clearToast, toast } from '@agency/site/ui/toast/toast-store.ts';
import { Toaster } from '@agency/site/ui/toast/toaster.tsx';
import { type ComponentType, useEffect, useState } from 'react';
import type { Link } from '#bridge/desktop.ts';
import { hasUnsaved } from '#bridge/unsaved.ts';
import { runCommand, useCommand } from '../commands/use-command.ts';
import { Inbox } from '../inbox/inbox.tsx';
import { Mails } from '../mails/mails.tsx';
import { Orders } from '../orders/orders.tsx';
import { isCancelable, messagesOf } from '../outbox/local-document.ts';
import { OutboxPanel } from '../outbox/outbox-panel.tsx';
import { UnsavedList } from '../outbox/unsaved-list.tsx';
import { useResultToasts } from '../outbox/use-result-toasts.ts';
import { RecordsView } from '../records/records-view.tsx';
import { Subscriptions } from '../subscriptions/subscriptions.tsx';
import { TodayView } from '../today/today-view.tsx';
import { useOutboxEntries, usePlace, useUnsaved, useWorkspace } from '../workspace/workspace-context.ts';
import { About } from './about.tsx';
import { Margin } from './margin.tsx';
import { ConsolePalette } from './palette.tsx';
import * as styles from './shell.css.ts';
import { ShortcutsHelp } from './shortcuts-help.tsx';
import { SignOutDialog } from './sign-out-dialog.tsx';
import { StatusLine } from './status-line.tsx';
import { useDesktop } from './use-desktop.ts';
import { useParts } from './use-parts.ts';
import { useSyncCommands } from './use-sync-commands.ts';

type Sheet = 'palette' | 'shortcuts' | 'about' | 'outbox' | 'sign-out' | null;

export function Shell({ memoryOnly, onSignOut }: { memoryOnly: boolean; onSignOut(): void }) {
  const { outbox } = useWorkspace();
  const { place, go, open, openNewForm } = usePlace();
  const [sheet, setSheet] = useState<Sheet>(null);
  const entries = useOutboxEntries();
  const unsaved = useUnsaved();
  const sheetProps = (which: Sheet) => ({
    open: sheet === which,
    onOpenChange: (opens: boolean) => setSheet(opens ? which : null),
  });

  function goTo({ kind, id }: Link) {
    setSheet(null);
    open(kind, id);
  }
  const undoable = entries.findLast(
    ({ mutation }) => mutation.notBefore !== null && mutation.refusal === null && isCancelable(mutation),
  );
  function undo() {
    if (undoable && outbox.cancel(undoable.document.id, undoable.mutation.order))
      toast({ title: 'Undone', description: messagesOf(undoable)?.queued });
  }

  useCommand('palette', () => setSheet('palette'));
  useCommand('shortcuts', () => setSheet('shortcuts'));
  useCommand('about', () => setSheet('about'));
  useCommand('outbox', () => setSheet('outbox'));
  useCommand('new', () => openNewForm(kindToAdd(place.view)));
  useCommand('undo', undo, undoable !== undefined);
  useCommand('sign-out', () => (hasUnsaved(unsaved) ? setSheet('sign-out') : onSignOut()));
  // Opens the inbox first if another view is open.
  useCommand(
    'find',
    () => {
      go('inbox');
      setTimeout(() => runCommand('find'));
    },
    place.view !== 'inbox',
  );
  useCommand('rows', toggleRows);
  useCommand('reset-width', () => setLayout({ listWidth: null }));
  useLayoutOfPage();
  useDesktop(goTo);
  useSyncCommands();
  useParts(place.view);
  useResultToasts();
  useEffect(() => clearMessages, []);

  const View = ownViews[place.view];
  return (
    <div className={styles.shell}>
      <Margin />
      {consoleViews.map((view) => (
        <GoTo key={view} view={view} />
      ))}
      <main className={styles.work}>
        {View ? <View /> : <RecordsView key={place.view} kind={viewOf(place.view).kind ?? kindToAdd(place.view)} />}
      </main>
      <div className={styles.notices}>
        <Toaster place="strip" />
      </div>
      <StatusLine memoryOnly={memoryOnly} />
      <ConsolePalette {...sheetProps('palette')} onGo={goTo} />
      <ShortcutsHelp {...sheetProps('shortcuts')} />
      <About {...sheetProps('about')} />
      <OutboxPanel {...sheetProps('outbox')} onEdit={goTo}>
        <UnsavedList onOpen={goTo} />
      </OutboxPanel>
      <SignOutDialog {...sheetProps('sign-out')} onSignOut={onSignOut} />
    </div>
  );
}

/** The views that are not a list with a form. */
const ownViews: Partial<Record<ConsoleView, ComponentType>> = {
  dashboard: TodayView,
  inbox: Inbox,
  orders: Orders,
  mail: Mails,
  subscriptions: Subscriptions,
};

/** Returns the kind of a new record in a view: the view's own, or else the first kind whose records can be added. */
function kindToAdd(view: ConsoleView): KindName {
  const { kind } = viewOf(view);
  return kind && kindOf(kind).labels.add ? kind : (addableKinds[0] as KindName);
}

function GoTo({ view }: { view: ConsoleView }) {
  const { go } = usePlace();
  useCommand(view, () => go(view));
  return null;
}

/** Removes the toast and the announcement, because the next admin must not see them. */
function clearMessages() {
  clearToast();
  clearAnnouncement();
}
