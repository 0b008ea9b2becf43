import { afterEach, expect, test, vi } from 'vitest';
import { inTime } from './list-page.ts';

afterEach(() => vi.useRealTimers());

test('a list that is there in time is given as it is, and its failure at once', async () => {
  expect(await inTime(Promise.resolve(['item']))).toEqual({ list: ['item'] });
  await expect(inTime(Promise.reject(new Error('no database')))).rejects.toThrow('no database');
});

test('a list that is late is promised, so that its page can be sent with a loading state', async () => {
  vi.useFakeTimers();
  const answer = Promise.withResolvers<string[]>();
  const given = inTime(answer.promise);
  await vi.advanceTimersByTimeAsync(500);
  const { list } = await given;
  expect(list).toBeInstanceOf(Promise);
  answer.resolve(['item']);
  expect(await list).toEqual(['item']);
});
