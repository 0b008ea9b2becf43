import { text } from '@agency/site/theme/text.css.ts';
import { button } from '../ui/button/button.css.ts';
import * as styles from './outbox-panel.css.ts';
import { wordsOfDeed } from './words.ts';
import type { Deed, Write } from './write.ts';

type OutboxLineProps = {
  write: Write;
  onCancel(): void;
  /** Sends a refused one once more. */
  onAgain(deed: Deed): void;
  onEdit(): void;
};

/** One write that waits, with what can be done about it. */
export function OutboxLine({ write, onCancel, onAgain, onEdit }: OutboxLineProps) {
  const { deed, state, notBefore, refusal } = write;
  const refused = state === 'refused';
  const writable = deed.kind === 'create-item' || deed.kind === 'update-item';
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={text({ as: 'label' })}>{wordsOfDeed(deed)}</p>
        {refused ? (
          <p className={styles.refused}>Refused: {refusal?.message}</p>
        ) : (
          <p className={styles.state}>
            {state === 'sending' ? 'Sending...' : notBefore ? 'Can still be taken back' : 'Waits for its turn'}
          </p>
        )}
      </div>
      <div className={styles.ways}>
        {refused && writable ? (
          <button type="button" className={button({ kind: 'primary' })} onClick={onEdit}>
            Edit
          </button>
        ) : null}
        {refused && !writable ? (
          <button type="button" className={button({ kind: 'primary' })} onClick={() => onAgain(overwriting(deed))}>
            Delete anyway
          </button>
        ) : null}
        <button type="button" className={button()} disabled={state === 'sending'} onClick={onCancel}>
          {refused ? 'Discard' : notBefore ? 'Undo' : 'Take back'}
        </button>
      </div>
    </li>
  );
}

/** The same, whatever version is there by now. */
const overwriting = (deed: Deed): Deed => ('expectedVersion' in deed ? { ...deed, expectedVersion: null } : deed);
