import { type Command, commands } from '#bridge/commands.ts';
import * as styles from './key-hint.css.ts';
import { wordsOfKey } from './words-of-key.ts';

/** The key of a command, beside its name. Said to nobody: names are read, keys are in the help. */
export function KeyHint({ command, platform }: { command: Command; platform: string }) {
  const [key] = commands[command].keys;
  if (!key) return null;
  return (
    <span aria-hidden="true">
      <kbd className={styles.key}>{wordsOfKey(key, platform)}</kbd>
    </span>
  );
}
