import type { Connection } from '#bridge/live.ts';
import { ageOf, dateAndTime } from '../time/ages.ts';
import { useNow } from '../time/use-now.ts';
import * as styles from './status-line.css.ts';

type StatusLineProps = {
  connection: Connection;
  /** When what is shown was last known to be the server's; null before the first time. */
  syncedAt: string | null;
  waiting: number;
  refused: number;
  /** The server is there, and could not take what waits. */
  troubled: boolean;
  /** The sign-in is kept in memory only. */
  memoryOnly: boolean;
  onShowWaiting(): void;
  onShowKeys(): void;
};

const told: Record<Connection, string> = {
  online: 'Connected',
  connecting: 'Connecting...',
  offline: 'Offline',
};

/** Whether what one sees is the server's, how old it is otherwise, and what has not reached it yet. */
export function StatusLine(props: StatusLineProps) {
  const { connection, syncedAt, waiting, refused, troubled, memoryOnly, onShowWaiting, onShowKeys } = props;
  const now = useNow();
  const age =
    connection === 'online' ? 'Up to date' : syncedAt ? `As of ${ageOf(syncedAt, now)}` : 'Nothing was loaded yet';
  return (
    <footer className={styles.status} data-behind={connection === 'offline' ? '' : undefined}>
      <span role="status" className={styles.connection}>
        <span className={styles.dot} data-connection={connection} aria-hidden="true" />
        {told[connection]}
      </span>
      <span className={styles.part} title={syncedAt && connection !== 'online' ? dateAndTime(syncedAt) : undefined}>
        {age}
      </span>
      {waiting + refused > 0 ? (
        <button type="button" className={styles.way} onClick={onShowWaiting}>
          {waiting > 0 ? `${waiting} waiting to be sent` : null}
          {waiting > 0 && refused > 0 ? ', ' : null}
          {refused > 0 ? `${refused} refused` : null}
          {troubled ? ': the server has trouble' : null}
        </button>
      ) : null}
      <span className={styles.last}>
        {memoryOnly ? <span className={styles.part}>Sign-in kept in memory only</span> : null}
        <button type="button" className={styles.way} onClick={onShowKeys}>
          Keys
        </button>
      </span>
    </footer>
  );
}
