import { button } from '@agency/site/ui/button/button.css.ts';
import { text } from '@agency/site/ui/theme/text.css.ts';
import * as styles from './outbox-panel.css.ts';
import type { Pause } from './pause.ts';
import { wordsOfDeed, wordsOfPause } from './words.ts';
import type { Mutation, Write } from './write.ts';

type OutboxLineProps = {
  write: Write;
  /** It was tried, and is tried again later. */
  pause: Pause | null;
  onCancel(): void;
  /** Sends a refused one once more. */
  onAgain(mutation: Mutation): void;
  onSendNow(): void;
  onEdit(): void;
};

/** One write that waits, with what can be done about it. */
export function OutboxLine({ write, pause, onCancel, onAgain, onSendNow, onEdit }: OutboxLineProps) {
  const { mutation, state, refusal } = write;
  const refused = state === 'refused';
  const paused = state === 'waiting' && pause !== null;
  const way = (label: string, onClick: () => void, kind?: 'primary') => (
    <button
      type="button"
      className={button({ kind: kind ?? 'secondary' })}
      disabled={state === 'sending'}
      onClick={onClick}
    >
      {label}
    </button>
  );
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={text({ as: 'label' })}>{wordsOfDeed(mutation)}</p>
        {refused ? (
          <p className={styles.refused}>Refused: {refusal?.message}</p>
        ) : (
          <p className={styles.state}>{paused ? wordsOfPause(pause) : stateOf(write)}</p>
        )}
      </div>
      <div className={styles.ways}>
        {paused ? way('Send now', onSendNow, 'primary') : null}
        {'input' in mutation ? way('Edit', onEdit, refused ? 'primary' : undefined) : null}
        {refused && refusal?.reason === 'failed' ? way('Try again', () => onAgain(mutation)) : null}
        {refusal?.reason === 'conflict' && mutation.kind === 'delete-item'
          ? way('Delete anyway', () => onAgain({ ...mutation, expectedVersion: null }), 'primary')
          : null}
        {way(wayOut(write), onCancel)}
      </div>
    </li>
  );
}

/** What getting rid of a write does: what left before cannot be taken back, only be sent no more. */
function wayOut({ state, attempted, notBefore }: Write): string {
  if (state === 'refused') return 'Discard';
  if (attempted) return 'Stop trying';
  return notBefore ? 'Undo' : 'Take back';
}

function stateOf({ state, attempted, notBefore }: Write): string {
  if (state === 'sending') return 'Sending...';
  if (attempted) return 'Waits to be tried again. It may have reached the server already.';
  return notBefore ? 'Can still be taken back' : 'Waits for its turn';
}
