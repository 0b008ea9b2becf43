import { isDialogOpen } from '@agency/site/ui/dialog/dialog.tsx';
import { isTyping } from '@agency/site/ui/keys/is-typing.ts';
import { keyName } from '@agency/site/ui/keys/key-name.ts';
import { keySequences } from '@agency/site/ui/keys/key-sequences.ts';
import { useEffect } from 'react';
import type { Agency } from '#bridge/agency.ts';
import { type Command, commandNames, commands } from '#bridge/commands.ts';
import { isHandled, runCommand } from './use-command.ts';

/** Runs commands from keys and the native menu. While the admin types or a dialog is open, keys need Ctrl or Cmd. */
export function useShortcuts({ platform, onCommand }: Pick<Agency['desktop'], 'platform' | 'onCommand'>): void {
  useEffect(() => onCommand((command) => void runCommand(command)), [onCommand]);
  useEffect(() => {
    const nameOf = keySequences();
    function onKeyDown(event: KeyboardEvent) {
      if (event.defaultPrevented || event.isComposing) return;
      const typing = isTyping(event) || isDialogOpen();
      const { ctrlKey, metaKey, altKey, shiftKey } = event;
      const key = typing || ctrlKey || metaKey || altKey ? event.key : nameOf(keyName(event));
      const pressed = { key, ctrlKey, metaKey, altKey, shiftKey };
      const command = commandOfKey(pressed, typing, platform === 'darwin', isHandled);
      // Prevent the default, because the menu's accelerator would run the same command again.
      if (command) event.preventDefault();
      if (command) runCommand(command);
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [platform]);
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Returns the first of a key's commands that can run now. If `typing`, only keys with Ctrl or Cmd run commands. */
export function commandOfKey(
  pressed: Pressed,
  typing: boolean,
  mac: boolean,
  can: (command: Command) => boolean,
): Command | null {
  const mod = mac ? pressed.metaKey : pressed.ctrlKey;
  const other = mac ? pressed.ctrlKey : pressed.metaKey;
  if (pressed.altKey || other || (mod && pressed.shiftKey) || (typing && !mod)) return null;
  const key = keyName(pressed);
  const name = mod ? `mod+${key}` : key;
  return commandNames.find((command) => commands[command].keys.includes(name) && can(command)) ?? null;
}
