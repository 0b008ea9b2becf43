import { Dialog } from '@agency/site/ui/dialog/dialog.tsx';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { commandNames, commands } from '#bridge/commands.ts';
import { key as keyClass } from '../commands/key-hint.css.ts';
import { wordsOfKey } from '../commands/words-of-key.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import * as styles from './shortcuts-help.css.ts';

const groups = ['Go to', 'Inquiries', 'Portfolio', 'Console'] as const;

export function ShortcutsHelp({ open, onOpenChange }: { open: boolean; onOpenChange(open: boolean): void }) {
  const { platform } = useWorkspace().desktop;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keyboard shortcuts"
      description="Arrow keys walk lists, Enter opens, Escape closes, F6 goes from part to part."
      width="wide"
    >
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group} className={styles.group} aria-labelledby={`keys-${group}`}>
            <h3 id={`keys-${group}`} className={text({ as: 'label', tone: 'muted' })}>
              {group}
            </h3>
            <dl className={styles.keys}>
              {commandNames
                .filter((name) => commands[name].group === group && commands[name].keys.length > 0)
                .map((name) => (
                  <div key={name}>
                    <dt>{commands[name].label}</dt>
                    <dd>
                      {commands[name].keys.map((key) => (
                        <kbd key={key} className={keyClass}>
                          {wordsOfKey(key, platform)}
                        </kbd>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
