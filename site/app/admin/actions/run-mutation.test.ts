import { expect, test, vi } from 'vitest';
import { portfolioItem } from '#app/marketing/portfolio/portfolio-item.factory.ts';
import type { SiteContext } from '#app/site-context.ts';
import { runMutation } from './run-mutation.ts';

const item = { ...portfolioItem({ title: 'The shop', description: 'One.\nTwo.' }), version: 4 };
const entries = {
  id: item.id,
  title: 'The shop',
  description: 'One.\r\nTwo. ',
  technology: 'React',
  imageUrl: item.imageUrl,
};
const conflict = { __typename: 'Conflict', message: 'This portfolio item was changed in the meantime.', current: item };

/**
 * Runs a mutation. The API's first result is `made`, and its second is `result`. Returns the action's result and the
 * API's arguments.
 */
async function run(mutation: string, given: Record<string, string>, result: object, made = result) {
  const form = new FormData();
  const named = { kind: 'portfolio-item', mutation, ...given };
  for (const [name, value] of Object.entries(named)) form.append(name, value);
  const request = new Request('http://site.test/admin', { method: 'POST', body: form });
  const queryApi = vi.fn(async () => ({ answer: result })).mockResolvedValueOnce({ answer: made });
  const site = { queryApi } as unknown as SiteContext;
  const answer = await runMutation({ request, form, id: given.id ?? '', site, address: '/admin' });
  return { answer, asked: queryApi.mock.calls[0], askedAgain: queryApi.mock.calls[1] };
}

test.each([
  ['7', 7],
  ['', 0],
  [undefined, 0],
  ['1e99', 0],
  ['two', 0],
])('a form with version %j is applied only to a record with version %j', async (version, expectedVersion) => {
  const form = version === undefined ? entries : { ...entries, version };
  const deleted = await run('delete', form, { __typename: 'Deleted' });
  const saved = await run('save', form, { ...item, __typename: 'PortfolioItem' });
  for (const { answer, asked } of [deleted, saved]) {
    expect(asked).toMatchObject([{ kind: 'Document' }, { id: item.id, expectedVersion }]);
    expect(answer).toMatchObject({ data: { status: 'done' } });
  }
});

test('a deletion without an id does not delete the record with the id `newId`', async () => {
  const { asked } = await run(
    'delete',
    { ...entries, id: '', newId: item.id },
    { __typename: 'NotFound', message: '' },
  );
  expect(asked).toMatchObject([{}, { id: '', expectedVersion: 0 }]);
});

test('after a conflict, the result contains the current item', async () => {
  const answer = { data: { status: 'conflict', current: item }, init: { status: 409 } };
  expect((await run('save', { ...entries, title: 'The store' }, conflict)).answer).toMatchObject(answer);
  expect((await run('delete', entries, conflict)).answer).toMatchObject(answer);
});

test('a save succeeds if an earlier request has already saved the same content', async () => {
  expect((await run('save', entries, conflict)).answer).toMatchObject({ data: { status: 'done' } });
});

test('sending a reply conflicts if the server has only a draft with the same text', async () => {
  const reply = { kind: 'reply', id: 'r1', inquiryId: crypto.randomUUID(), text: 'Yes.' };
  const stored = (progress: string) => ({ ...conflict, current: { ...reply, progress } });
  expect((await run('send', reply, stored('draft'))).answer).toMatchObject({ data: { status: 'conflict' } });
  expect((await run('send', reply, stored('queued'))).answer).toMatchObject({ data: { status: 'done' } });
});

test.each([
  ['inquiry', 'toString'],
  ['portfolio-item', ''],
  ['toString', 'save'],
])('for the kind %s, the mutation "%s" is refused with 400', async (kind, mutation) => {
  await expect(run(mutation, { ...entries, kind }, {})).rejects.toMatchObject({ init: { status: 400 } });
});

test('marking an inquiry as read succeeds even if the inquiry was deleted meanwhile', async () => {
  const inquiry = { kind: 'inquiry', id: 'a1' };
  for (const result of [
    { __typename: 'ContactSubmission', id: 'a1' },
    { __typename: 'NotFound', message: 'Gone.' },
  ]) {
    const { answer, asked } = await run('markRead', inquiry, result);
    expect(asked).toMatchObject([{}, { id: 'a1', read: true }]);
    expect(answer).toMatchObject({ data: { status: 'done' } });
  }
  expect((await run('delete', inquiry, { __typename: 'NotFound', message: 'Gone.' })).answer).toMatchObject({
    data: { status: 'gone', message: 'Gone.' },
  });
});

test("a successful mutation returns the API's message", async () => {
  const result = { __typename: 'MailRetry', message: 'The mail server accepted it.' };
  const { answer } = await run('retry', { kind: 'mail', id: 'a1' }, result);
  expect(answer).toMatchObject({ data: { status: 'done', message: result.message } });
});

const added = { ...entries, id: '', newId: 'f1a2' };
const made = { __typename: 'PortfolioItem', ...item, id: 'f1a2', version: 1 };

test('a new item gets the id that its form generated', async () => {
  const { answer, asked, askedAgain } = await run('save', added, {}, made);
  expect(asked).toMatchObject([{ kind: 'Document' }, { clientId: 'f1a2', input: { title: 'The shop' } }]);
  expect([askedAgain, answer]).toMatchObject([undefined, { data: { status: 'done' } }]);
});

test('after the response to adding an item was lost, a second save stores the later edits', async () => {
  const { answer, askedAgain } = await run(
    'save',
    { ...added, title: 'The store' },
    { ...item, __typename: 'PortfolioItem' },
    made,
  );
  expect(askedAgain).toMatchObject([{}, { id: 'f1a2', expectedVersion: 1, input: { title: 'The store' } }]);
  expect(answer).toMatchObject({ data: { status: 'done' } });
});
