import { expect, test } from 'vitest';
import { HelperThreadError, HelperThreadStartError, helperThread } from './helper-thread.ts';

const ask = helperThread<string, string>(new URL('./helper-thread.factory.ts', import.meta.url).pathname, {
  maxSilenceMs: 1_000,
  maxMemoryMb: 64,
  idleMs: 50,
});

test.each([
  ['a regular expression that never ends', 'regex'],
  ['a heap that is full', 'heap'],
  ['an exit', 'exit'],
])('%s stops only the thread, and another thread answers the next request', async (_what, request) => {
  await expect(ask(request)).rejects.toBeInstanceOf(HelperThreadError);
  expect(await ask('echo')).toBe('echo');
});

test('an error of the answering function reaches the caller with its stack, and the thread goes on', async () => {
  const [failed, answered] = await Promise.allSettled([ask('throw'), ask('echo')]);
  expect(failed).toMatchObject({ reason: { message: expect.stringContaining('helper-thread.factory.ts') } });
  expect(answered).toMatchObject({ value: 'echo' });
});

test('a thread that cannot start causes a HelperThreadStartError', async () => {
  const broken = helperThread<string, string>('/nowhere/thread.ts', { maxSilenceMs: 1_000, maxMemoryMb: 64 });
  await expect(broken('echo')).rejects.toBeInstanceOf(HelperThreadStartError);
});

test('a thread that reports that it is alive may work longer than maxSilenceMs', async () => {
  expect(await ask('slow')).toBe('slow');
});
