import { expect, test } from 'vitest';
import { createClosing } from './closing.ts';

test('what was opened last closes first', async () => {
  const closed: string[] = [];
  const closing = createClosing();
  await closing.opened(Promise.resolve({ close: async () => closed.push('database') }));
  closing.onClose(async () => closed.push('server'));
  await closing.closeAll();
  expect(closed).toEqual(['server', 'database']);
});

test('a resource that is opening when the process ends is closed as soon as it is open, and its caller gets an error', async () => {
  const { promise: opening, resolve: open } = Promise.withResolvers<{ close(): Promise<unknown> }>();
  const closing = createClosing();
  let closed = false;
  const opened = closing.opened(opening);
  const end = closing.closeAll();
  open({ close: async () => (closed = true) });
  await expect(opened).rejects.toThrow('The process is ending.');
  await end;
  expect(closed).toBe(true);
});

test('what failed to open is not closed', async () => {
  const closing = createClosing();
  await expect(closing.opened(Promise.reject(new Error('the cause')))).rejects.toThrow('the cause');
  await closing.closeAll();
});
