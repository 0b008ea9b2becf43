import { expect, test, vi } from 'vitest';
import { emptyEntries } from '../portfolio/entries.ts';
import { readPersisted } from '../state/persist.ts';
import { firstView, keptViewSchema } from './kept-view.ts';

const place = { view: 'portfolio', inquiry: null, item: 'shop' };
const made = { version: 1, newId: 'new shop', at: '2026-03-01T09:00:00.000Z', sent: [] };

/** What is read back where the draft of an item holds these entries, and what was set aside. */
async function readBack(entries: unknown) {
  const text = JSON.stringify({ place, drafts: { shop: { entries, ...made } } });
  const disk = { read: async () => text, write: async () => undefined, setAside: async () => undefined };
  const setAside = vi.fn(async () => undefined);
  const view = await readPersisted(disk, 'view', keptViewSchema, firstView, setAside);
  return { view, setAside: setAside.mock.calls };
}

test('a draft is read back as the fields of the form, whatever the rules say of it', async () => {
  const { view, setAside } = await readBack({ title: 'Half a tit', technology: 'COBOL', imageUrl: 'javascript:' });
  const entries = { ...emptyEntries, title: 'Half a tit', technology: 'COBOL', imageUrl: 'javascript:' };
  expect([view.place, view.drafts]).toEqual([place, { shop: { entries, ...made } }]);
  expect(setAside).toEqual([]);
});

test.each([{ title: true }, { featured: 'yes' }, 'no fields'])(
  'a draft that holds %j is set aside',
  async (entries) => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(await readBack(entries)).toEqual({ view: firstView, setAside: [['view']] });
  },
);
