import * as styles from './connection-status.css.ts';
import type { Connection } from './follow-changes.ts';

const texts = { live: 'Live', reconnecting: 'Reconnecting...', offline: 'Offline' };

/** Shows whether changes arrive live. Screen readers announce when this changes. */
export const ConnectionStatus = ({ connection }: { connection: Connection }) => (
  <p role="status" className={styles.connection} data-connection={connection}>
    {connection && texts[connection]}
  </p>
);
