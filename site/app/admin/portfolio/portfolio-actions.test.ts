import { expect, test, vi } from 'vitest';
import { portfolioItem } from '#app/marketing/portfolio/portfolio-item.factory.ts';
import type { SiteContext } from '#app/site-context.ts';
import { deleteItem, saveItem } from './portfolio-actions.ts';

const item = { ...portfolioItem({ title: 'The shop', description: 'One.\nTwo.' }), version: 4 };
const entries = {
  id: item.id,
  title: 'The shop',
  description: 'One.\r\nTwo. ',
  technology: 'React',
  imageUrl: item.imageUrl,
};
const conflict = { __typename: 'Conflict', message: 'This portfolio item was changed in the meantime.', current: item };

/** Runs a verb on a form over an API that answers so; gives the verb's answer and what the API was asked with. */
async function run(verb: typeof saveItem, given: Record<string, string>, result: object, made = result) {
  const form = new FormData();
  for (const [name, value] of Object.entries(given)) form.append(name, value);
  const request = new Request('http://site.test/admin', { method: 'POST', body: form });
  const queryApi = vi.fn(async () => ({
    createPortfolioItem: made,
    updatePortfolioItem: result,
    deletePortfolioItem: result,
  }));
  const site = { queryApi } as unknown as SiteContext;
  const answer = await verb({ request, form, id: given.id ?? '', site, address: '/admin' });
  return { answer, asked: queryApi.mock.calls[0], askedAgain: queryApi.mock.calls[1] };
}

test.each([
  ['7', 7],
  ['', 0],
  [undefined, 0],
  ['1e99', 0],
  ['two', 0],
])('a form of version %j changes and deletes version %j alone', async (version, expectedVersion) => {
  const form = version === undefined ? entries : { ...entries, version };
  const deleted = await run(deleteItem, form, { __typename: 'Deleted' });
  const saved = await run(saveItem, form, { __typename: 'PortfolioItem' });
  for (const { answer, asked } of [deleted, saved]) {
    expect(asked).toMatchObject([{ kind: 'Document' }, { id: item.id, expectedVersion }]);
    expect(answer).toMatchObject({ data: { status: 'done' } });
  }
});

test('answers a conflict with the item as it is now', async () => {
  const answer = { data: { status: 'conflict', current: item }, init: { status: 409 } };
  expect((await run(saveItem, { ...entries, title: 'The store' }, conflict)).answer).toMatchObject(answer);
  expect((await run(deleteItem, entries, conflict)).answer).toMatchObject(answer);
});

test('saves an item that says the same by now, as when the first answer was lost', async () => {
  expect((await run(saveItem, entries, conflict)).answer).toMatchObject({ data: { status: 'done' } });
});

const added = { ...entries, id: '', newId: 'f1a2' };
const made = { __typename: 'PortfolioItem', ...item, id: 'f1a2', version: 1 };

test('adds an item under the id that its form made', async () => {
  const { answer, asked, askedAgain } = await run(saveItem, added, {}, made);
  expect(asked).toMatchObject([{ kind: 'Document' }, { clientId: 'f1a2', input: { title: 'The shop' } }]);
  expect([askedAgain, answer]).toMatchObject([undefined, { data: { status: 'done' } }]);
});

test('writes what was typed since over an item that is there after all, its first answer lost', async () => {
  const { answer, askedAgain } = await run(
    saveItem,
    { ...added, title: 'The store' },
    { __typename: 'PortfolioItem' },
    made,
  );
  expect(askedAgain).toMatchObject([{}, { id: 'f1a2', expectedVersion: 1, input: { title: 'The store' } }]);
  expect(answer).toMatchObject({ data: { status: 'done' } });
});
