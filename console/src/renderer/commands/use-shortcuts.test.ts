import { expect, test } from 'vitest';
import { commandOfKey } from './use-shortcuts.ts';

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', true>> = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...held,
});

test.each([
  [press('j'), 'next'],
  [press('?', { shiftKey: true }), 'shortcuts'],
  [press('k', { ctrlKey: true }), 'palette'],
  [press('K', { ctrlKey: true }), 'palette'],
  [press('k', { metaKey: true }), null],
  [press('k', { altKey: true }), null],
  [press('q'), null],
])('%j asks for %s', (pressed, command) => {
  expect(commandOfKey(pressed, false, false)).toBe(command);
});

test('on a Mac the command key counts', () => {
  expect(commandOfKey(press('k', { metaKey: true }), false, true)).toBe('palette');
  expect(commandOfKey(press('k', { ctrlKey: true }), false, true)).toBe(null);
});

test('letters go into the text that is being typed', () => {
  expect(commandOfKey(press('j'), true, false)).toBe(null);
  expect(commandOfKey(press('s', { ctrlKey: true }), true, false)).toBe('save');
});
