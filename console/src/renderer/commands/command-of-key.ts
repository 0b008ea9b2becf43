import { type Command, commandNames, commands } from '#bridge/commands.ts';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** The command that a key asks for. `typing`: the key goes into a text, so that only those with Ctrl or Cmd count. */
export function commandOfKey(pressed: Pressed, typing: boolean, mac: boolean): Command | null {
  const mod = mac ? pressed.metaKey : pressed.ctrlKey;
  const other = mac ? pressed.ctrlKey : pressed.metaKey;
  if (pressed.altKey || other || (mod && pressed.shiftKey) || (typing && !mod)) return null;
  const key = pressed.key.length === 1 ? pressed.key.toLowerCase() : pressed.key;
  const name = mod ? `mod+${key}` : key;
  return commandNames.find((command) => commands[command].keys.includes(name)) ?? null;
}
