import { expect, test, vi } from 'vitest';
import { siteContext } from '#app/site-context.ts';
import { action } from './working-copy.ts';

/** Sends a form to the action. The API returns `result`. Returns the action's answer and the API's variables. */
async function send(
  entries: Record<string, string>,
  result: object | Error = { __typename: 'WorkingCopy', version: 8 },
) {
  const queryApi = vi.fn(async (_document: unknown, _variables: object) => {
    if (result instanceof Error) throw result;
    return { answer: result, record: null, copy: null };
  });
  const body = new FormData();
  for (const [name, value] of Object.entries(entries)) body.append(name, value);
  const request = new Request('http://site.test/admin/writing/post/1', { method: 'POST', body });
  const context = { get: (key: unknown) => key === siteContext && { queryApi, logError: () => undefined } };
  const given = { request, context, params: { kind: 'post', id: '1' } } as unknown as Parameters<typeof action>[0];
  return { answer: await action(given), asked: queryApi.mock.calls[0]?.[1] };
}
const values = JSON.stringify({ title: 'One' });

test('the action accepts the largest version that a working copy can have', async () => {
  const { answer, asked } = await send({ values, expectedVersion: String(2 ** 30) });
  expect(asked).toMatchObject({ id: '1', type: 'BlogPost', values: { title: 'One' }, expectedVersion: 2 ** 30 });
  expect(await answer.json()).toEqual({ status: 'done', version: 8 });
});

test.each<Record<string, string>>([
  { values: '{' },
  { values, expectedVersion: 'two' },
  { values, expectedVersion: '1e99' },
])('the action refuses the form entries %o with 400', async (entries) => {
  await expect(send(entries)).rejects.toMatchObject({ init: { status: 400 } });
});

test.each([
  [{ __typename: 'NotSignedIn', message: 'No.' }, 401],
  [Object.assign(new Error('No.'), { code: 'UNAUTHENTICATED' }), 401],
  [Object.assign(new Error('You are now Ben.'), { code: 'OTHER_ADMIN' }), 409],
  [{ __typename: 'InvalidInput', message: 'Too long', issues: [] }, 400],
  [{ __typename: 'NotFound', message: 'Gone.' }, 200],
  [new Error('The API is down'), 502],
])('if the API returns or throws %o, the action answers with the status %i', async (result, status) => {
  expect((await send({ values }, result)).answer.status).toBe(status);
});
