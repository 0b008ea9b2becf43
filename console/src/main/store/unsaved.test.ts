import { expect, test } from 'vitest';
import { currentDesktop } from '../../../test/harness/desktop.ts';
import { countStored, mayLoseAtSignIn } from './unsaved.ts';

test('a sign-in that would delete unreadable data asks first, but does not count the changes in it', async () => {
  const losses = await countStored(() => Promise.reject(new Error('locked')));
  currentDesktop().answer = async () => 0;
  expect(await mayLoseAtSignIn(null, losses, 'studio')).toBe(false);
  expect(currentDesktop().questions.at(-1)?.detail).toMatch(/^Some stored data cannot be read/);
});

test('texts that were typed but not added to a thread count as forms with unsaved changes', async () => {
  const stored = { 'unsaved-texts': '{"1 Add note":"Budget is fixed"}' } as Record<string, string>;
  expect(await countStored(async (name) => stored[name] ?? null)).toEqual({ queued: 0, forms: 1, unreadable: 0 });
});
