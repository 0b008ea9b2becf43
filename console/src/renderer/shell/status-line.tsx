import { ageOf, dateAndTime } from '@agency/site/ui/admin/time/moments.ts';
import { useStore } from 'zustand';
import type { Connection } from '#bridge/live.ts';
import { runCommand } from '../commands/use-command.ts';
import type { Freshness } from '../live/freshness.ts';
import { hasTrouble } from '../outbox/create-outbox.ts';
import { useNow } from '../use-now.ts';
import { useOutboxEntries, useWorkspace } from '../workspace/workspace-context.ts';
import { ReleaseNotice } from './release-notice.tsx';
import * as styles from './status-line.css.ts';

const labels: Record<Connection, string> = {
  online: 'Connected',
  connecting: 'Connecting...',
  offline: 'Offline',
};

/** Says what the console does about outdated data. */
const onTheWay: Record<Freshness, string> = {
  current: '',
  loading: ', loading...',
  failed: '; loading failed and will be retried',
};

/**
 * Shows whether the data on screen is current, how old outdated data is, and what the server does not have yet.
 * `memoryOnly` means that the machine cannot encrypt, so the session, the data, unsaved changes and the outbox are lost
 * at Quit.
 */
export function StatusLine({ memoryOnly }: { memoryOnly: boolean }) {
  const workspace = useWorkspace();
  const connection = useStore(workspace.connection);
  const freshness = useStore(workspace.freshness);
  const syncedAt = useStore(workspace.sync, (state) => state.syncedAt);
  const troubled = useStore(workspace.outbox.backoffs, hasTrouble);
  const notPersisted = useStore(workspace.notPersisted, (names) => names.length > 0);
  const entries = useOutboxEntries();
  const refused = entries.filter(({ mutation }) => mutation.refusal !== null).length;
  const queued = entries.length - refused;
  const now = useNow();
  const current = connection === 'online' && freshness === 'current';
  const age = syncedAt ? `As of ${ageOf(syncedAt, now)}` : 'Nothing loaded yet';
  const underWay = connection === 'online' ? onTheWay[freshness] : '';
  return (
    <footer className={styles.status} data-behind={connection === 'offline' ? '' : undefined}>
      <span role="status" className={styles.connection}>
        <span className={styles.dot} data-connection={connection} aria-hidden="true" />
        {labels[connection]}
      </span>
      <span className={styles.part} title={syncedAt && !current ? dateAndTime(syncedAt, true) : undefined}>
        {current ? 'Up to date' : `${age}${underWay}`}
      </span>
      {entries.length > 0 ? (
        <button type="button" className={styles.way} onClick={() => runCommand('outbox')}>
          {queued > 0 ? `${queued} in the outbox` : null}
          {queued > 0 && refused > 0 ? ', ' : null}
          {refused > 0 ? `${refused} refused` : null}
          {troubled ? ': the server has a problem' : null}
        </button>
      ) : null}
      <span className={styles.last}>
        <ReleaseNotice />
        {notPersisted ? (
          <span role="alert" className={styles.part}>
            Not saved on this computer: writing failed
          </span>
        ) : null}
        {memoryOnly ? <span className={styles.part}>Memory only: all data is lost when you quit</span> : null}
        <button type="button" className={styles.way} onClick={() => runCommand('shortcuts')}>
          Shortcuts
        </button>
      </span>
    </footer>
  );
}
