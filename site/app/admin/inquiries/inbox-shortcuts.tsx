import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { Facts } from '#ui/admin/facts.tsx';
import { type InboxCommand, inboxKeys } from '#ui/admin/inbox/inbox-keys.ts';
import { viewKeys, viewOf } from '#ui/admin/kinds.ts';
import { Dialog, isDialogOpen } from '#ui/dialog/dialog.tsx';
import { isTyping } from '#ui/keys/is-typing.ts';
import { key as keyHint } from '#ui/keys/key-hint.css.ts';
import { keyName, printedKey } from '#ui/keys/key-name.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import { usePaletteGroup } from '../palette/palette-groups.ts';
import * as styles from './inbox-shortcuts.css.ts';

const commands = Object.entries(inboxKeys) as [InboxCommand, (typeof inboxKeys)[InboxCommand]][];

type InboxShortcutsProps = { handlers: Partial<Record<InboxCommand, () => void>> };

/**
 * Runs the inbox's commands when their keys are pressed, except in a dialog or a field. Also shows the list of all
 * keys.
 */
export function InboxShortcuts({ handlers }: InboxShortcutsProps) {
  const [open, setOpen] = useState(false);
  const run = useEffectEvent((command: InboxCommand) => {
    const handler = command === 'shortcuts' ? () => setOpen(true) : handlers[command];
    handler?.();
    return handler !== undefined;
  });
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing || isTyping(event) || isDialogOpen()) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const [command] = commands.find(([, { key }]) => key === keyName(event)) ?? [];
      if (command && run(command)) event.preventDefault();
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  const able = commands.filter(([command]) => command === 'shortcuts' || handlers[command]);
  usePaletteGroup(
    'Commands',
    able.map(([command, { label, key }]) => ({
      id: command,
      label,
      keyHint: printedKey(key),
      act: () => run(command),
    })),
  );
  const goTo = viewKeys.map((view) => ({ label: viewOf(view).name, key: `g ${viewOf(view).letter}` }));
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      title="Keyboard shortcuts"
      description="Shortcuts work while you are not typing in a field."
    >
      <Keys of={[...commands.map(([, command]) => command), ...goTo]} />
    </Dialog>
  );
}

/** The commands that are useful while no inquiry is open. */
const first = ['next', 'previous', 'select', 'find', 'shortcuts'] as const;

/**
 * A short list of keys, for the empty pane. Hidden without scripts, and on devices without hover, which rarely have a
 * keyboard.
 */
export function FirstKeys() {
  return (
    <div className={clsx(withScript, styles.firstKeys)}>
      <Keys of={first.map((command) => inboxKeys[command])} />
    </div>
  );
}

function Keys({ of }: { of: readonly { label: string; key: string }[] }) {
  const keys = of.map(({ label, key }) => [
    label,
    <kbd key={key} className={keyHint}>
      {printedKey(key)}
    </kbd>,
  ]);
  return <Facts of={Object.fromEntries(keys)} />;
}
