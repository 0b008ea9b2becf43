import { expect, test } from 'vitest';
import { isRemoteDebugged } from './guards.ts';

const startedWith = (name: string) => (asked: string) => asked === name;

test.each(['remote-debugging-port', 'remote-debugging-pipe'])('%s is for developing alone', (name) => {
  expect(isRemoteDebugged(true, startedWith(name))).toBe(true);
  expect(isRemoteDebugged(false, startedWith(name))).toBe(false);
});

test('other switches do no harm', () => {
  expect(isRemoteDebugged(true, startedWith('user-data-dir'))).toBe(false);
});
