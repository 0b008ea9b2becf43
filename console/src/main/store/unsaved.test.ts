import { expect, test } from 'vitest';
import { currentDesktop } from '../../../test/harness/desktop.ts';
import { countStored, mayLoseAtSignIn } from './unsaved.ts';

test('a sign-in that would delete unreadable data asks first, and claims no number of changes', async () => {
  const losses = await countStored(() => Promise.reject(new Error('locked')));
  currentDesktop().answer = async () => 0;
  expect(await mayLoseAtSignIn(null, losses, 'studio')).toBe(false);
  expect(currentDesktop().questions.at(-1)?.detail).toMatch(/^Some stored data cannot be read/);
});
