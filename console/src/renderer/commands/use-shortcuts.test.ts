import { expect, test } from 'vitest';
import { acceleratorOf, commandNames, commands } from '#bridge/commands.ts';
import { commandOfKey } from './use-shortcuts.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', true>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

const any = () => true;

test.each(commandNames.flatMap((command) => commands[command].keys.map((key) => [key, command] as const)))(
  '%s runs %s',
  (key, command) => {
    const held = key.startsWith('mod+') ? ({ ctrlKey: true } as const) : {};
    expect(commandOfKey(press(key.replace('mod+', ''), held), false, false, (each) => each === command)).toBe(command);
  },
);

test.each(commandNames.map((command) => [acceleratorOf(command) ?? '', command] as const).filter(([keys]) => keys))(
  'the page leaves %s to the menu, or runs the same command as the menu: %s',
  (keys, command) => {
    const parts = keys.split('+');
    const key = (parts.at(-1) ?? '').replace(/^(Up|Down)$/, 'Arrow$1');
    const held = {
      ctrlKey: parts.includes('CmdOrCtrl'),
      altKey: parts.includes('Alt'),
      shiftKey: parts.includes('Shift'),
    };
    expect([null, command]).toContain(commandOfKey({ ...press(key), ...held }, false, false, any));
  },
);

test.each([
  [press('?', { shiftKey: true }), 'shortcuts'],
  [press('K', { ctrlKey: true }), 'palette'],
  [press('k', { metaKey: true }), null],
  [press('k', { altKey: true }), null],
  [press('q'), null],
])('%j runs %s', (pressed, command) => {
  expect(commandOfKey(pressed, false, false, any)).toBe(command);
});

test('on a Mac, Cmd replaces Ctrl', () => {
  expect(commandOfKey(press('k', { metaKey: true }), false, true, any)).toBe('palette');
  expect(commandOfKey(press('k', { ctrlKey: true }), false, true, any)).toBe(null);
});

test('while the admin types, single letters run no command', () => {
  expect(commandOfKey(press('j'), true, false, any)).toBe(null);
  expect(commandOfKey(press('s', { ctrlKey: true }), true, false, any)).toBe('save');
});

test('a key that two commands share runs the one that can run', () => {
  expect(commandOfKey(press('n'), false, false, any)).toBe('note');
  expect(commandOfKey(press('n'), false, false, (command) => command !== 'note')).toBe('new');
});
