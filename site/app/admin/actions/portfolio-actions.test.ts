import { expect, test, vi } from 'vitest';
import { portfolioItem } from '#app/marketing/portfolio/portfolio-item.factory.ts';
import type { SiteContext } from '#app/site-context.ts';
import { deleteProject } from './delete-project.ts';
import { saveProject } from './save-project.ts';

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
async function run(verb: typeof saveProject, given: Record<string, string>, result: object) {
  const form = new FormData();
  for (const [name, value] of Object.entries(given)) form.append(name, value);
  const request = new Request('http://site.test/admin', { method: 'POST', body: form });
  const queryApi = vi.fn(async () => ({ updatePortfolioItem: result, deletePortfolioItem: result }));
  const site = { queryApi } as unknown as SiteContext;
  const answer = await verb({ request, form, site, address: '/admin' });
  return { answer, asked: queryApi.mock.calls[0] };
}

test.each([
  ['7', 7],
  ['', 0],
  [undefined, 0],
  ['1e99', 0],
  ['two', 0],
])('a form of version %j changes and deletes version %j alone', async (version, expectedVersion) => {
  const form = version === undefined ? entries : { ...entries, version };
  const deleted = await run(deleteProject, form, { __typename: 'Deleted' });
  const saved = await run(saveProject, form, { __typename: 'PortfolioItem' });
  for (const { answer, asked } of [deleted, saved]) {
    expect(asked).toMatchObject([{ kind: 'Document' }, { id: item.id, expectedVersion }]);
    expect(answer).toMatchObject({ data: { status: 'done' } });
  }
});

test('a conflict is answered with the item as it is now', async () => {
  const answer = { data: { status: 'conflict', current: item }, init: { status: 409 } };
  expect((await run(saveProject, { ...entries, title: 'The store' }, conflict)).answer).toMatchObject(answer);
  expect((await run(deleteProject, entries, conflict)).answer).toMatchObject(answer);
});

test('an item that says the same by now is saved, as when the first answer was lost', async () => {
  expect((await run(saveProject, entries, conflict)).answer).toMatchObject({ data: { status: 'done' } });
});
