import type { Connection } from '#bridge/live.ts';
import type { Freshness } from '../live/freshness.ts';
import { ageOf, dateAndTime, useNow } from '../time/ages.ts';
import * as styles from './status-line.css.ts';

type StatusLineProps = {
  connection: Connection;
  freshness: Freshness;
  /** When what is shown was last known to be the server's; null before the first time. */
  syncedAt: string | null;
  waiting: number;
  refused: number;
  /** The server is there, and could not take what waits. */
  troubled: boolean;
  /** The machine has no place for secrets: sign-in, data, drafts and what waits end with the program. */
  memoryOnly: boolean;
  /** The disk does not take what is to be kept. */
  notPersisted: boolean;
  onShowWaiting(): void;
  onShowKeys(): void;
};

const told: Record<Connection, string> = {
  online: 'Connected',
  connecting: 'Connecting...',
  offline: 'Offline',
};

/** What is being done about what is not the server's yet. */
const onTheWay: Record<Freshness, string> = {
  current: '',
  loading: ', loading...',
  failed: ': loading failed, and is tried again',
};

/** Whether what one sees is the server's, how old it is otherwise, and what has not reached it yet. */
export function StatusLine(props: StatusLineProps) {
  const { connection, freshness, syncedAt, waiting, refused, troubled } = props;
  const { memoryOnly, notPersisted, onShowWaiting, onShowKeys } = props;
  const now = useNow();
  const current = connection === 'online' && freshness === 'current';
  const age = syncedAt ? `As of ${ageOf(syncedAt, now)}` : 'Nothing was loaded yet';
  const underWay = connection === 'online' ? onTheWay[freshness] : '';
  return (
    <footer className={styles.status} data-behind={connection === 'offline' ? '' : undefined}>
      <span role="status" className={styles.connection}>
        <span className={styles.dot} data-connection={connection} aria-hidden="true" />
        {told[connection]}
      </span>
      <span className={styles.part} title={syncedAt && !current ? dateAndTime(syncedAt) : undefined}>
        {current ? 'Up to date' : `${age}${underWay}`}
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
        {notPersisted ? (
          <span role="alert" className={styles.part}>
            Not kept on this computer: its disk cannot be written
          </span>
        ) : null}
        {memoryOnly ? <span className={styles.part}>Memory only: nothing is kept after you quit</span> : null}
        <button type="button" className={styles.way} onClick={onShowKeys}>
          Keys
        </button>
      </span>
    </footer>
  );
}
