import { afterEach, expect, test, vi } from 'vitest';
import { inTime, listAddress, orFirstPage } from './list-page.ts';

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

test('a list has one address, whatever order or empty words it was asked for with', () => {
  const address = '/blog?after=x&q=speed&tag=Care+%26+more';
  expect(listAddress('/blog', { tag: 'Care & more', q: 'speed', after: 'x' })).toBe(address);
  expect(listAddress('/blog', { after: null, tag: null })).toBe('/blog');
});

test('a cursor that leads nowhere leads to the first page; without one it is a page that is not there', async () => {
  const refused = Promise.reject(Object.assign(new Error('Invalid cursor'), { code: 'BAD_USER_INPUT' }));
  const first = (after: string | null) =>
    orFirstPage(refused, '/blog', { after, tag: 'Care' }).catch((answer: unknown) => answer);
  const answer = (await first('%')) as Response;
  expect([answer.status, answer.headers.get('Location')]).toEqual([302, '/blog?tag=Care']);
  expect(await first(null)).toMatchObject({ init: { status: 404 } });
  await expect(orFirstPage(Promise.reject(new Error('down')), '/blog', { after: 'x' })).rejects.toThrow('down');
});
