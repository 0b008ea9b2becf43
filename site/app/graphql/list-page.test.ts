import { afterEach, expect, test, vi } from 'vitest';
import { inTime, listAddress, orFirstPage } from './list-page.ts';

afterEach(() => vi.useRealTimers());

test('inTime returns a list that arrives in time, and throws the error of a list that fails in that time', async () => {
  expect(await inTime(Promise.resolve(['item']), { mayStream: true })).toEqual({ list: ['item'] });
  await expect(inTime(Promise.reject(new Error('no database')), { mayStream: true })).rejects.toThrow('no database');
});

test('inTime returns the promise of a late list', async () => {
  vi.useFakeTimers();
  const answer = Promise.withResolvers<string[]>();
  const given = inTime(answer.promise, { mayStream: true });
  await vi.advanceTimersByTimeAsync(500);
  const { list } = await given;
  expect(list).toBeInstanceOf(Promise);
  answer.resolve(['item']);
  expect(await list).toEqual(['item']);
});

test('inTime waits for a late list if its page must not be streamed', async () => {
  vi.useFakeTimers();
  const answer = Promise.withResolvers<string[]>();
  const given = inTime(answer.promise, { mayStream: false });
  await vi.advanceTimersByTimeAsync(500);
  answer.resolve(['item']);
  expect(await given).toEqual({ list: ['item'] });
});

test('the URL of a list has its parameters in alphabetical order, without empty ones', () => {
  const address = '/blog?after=x&q=speed&tag=Care+%26+more';
  expect(listAddress('/blog', { tag: 'Care & more', q: 'speed', after: 'x' })).toBe(address);
  expect(listAddress('/blog', { after: null, tag: null })).toBe('/blog');
});

const refused = () => Promise.reject(Object.assign(new Error('Invalid cursor'), { code: 'BAD_USER_INPUT' }));
const empty = async () => ({ edges: [], pageInfo: { hasNextPage: false, endCursor: null } });

test.each([
  ['an invalid cursor', refused, { init: { status: 404 } }],
  ['a cursor that nothing follows', empty, { items: [], next: null }],
])('with %s, a later page redirects to the first page, but the first page does not', async (_what, list, otherwise) => {
  const first = (after: string | null) =>
    orFirstPage(list(), '/blog', { after, tag: 'Care' }).catch((answer: unknown) => answer);
  const answer = (await first('%')) as Response;
  expect([answer.status, answer.headers?.get('Location')]).toEqual([302, '/blog?tag=Care']);
  expect(await first(null)).toMatchObject(otherwise);
});

test('if a list fails for a reason other than invalid input, its error is thrown', async () => {
  await expect(orFirstPage(Promise.reject(new Error('down')), '/blog', { after: 'x' })).rejects.toThrow('down');
});
