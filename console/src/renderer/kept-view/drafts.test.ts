import { expect, test } from 'vitest';
import { emptyEntries } from '../portfolio/entries.ts';
import { asMade, asNewAgain } from './drafts.ts';
import { firstView, type KeptView } from './kept-view.ts';

const entries = { ...emptyEntries, title: 'A large archive' };
const draft = { entries, version: null, newId: 'made', at: '2026-03-01T09:00:00.000Z' };
const writing: KeptView = {
  ...firstView,
  place: { view: 'portfolio', enquiry: null, item: 'new' },
  drafts: { new: draft },
};

test('of an item that exists by now the draft and what lies open change together, and back again', () => {
  const made = asMade(writing, 'new', 'made', 1);
  expect(made).toEqual({
    ...writing,
    place: { ...writing.place, item: 'made' },
    drafts: { made: { ...draft, version: 1 } },
  });
  expect(asNewAgain(made, 'made')).toEqual(writing);
});

test('what lies open by then stays', () => {
  const reading = { ...writing, place: { ...writing.place, item: 'shop' } };
  expect(asMade(reading, 'new', 'made', 1).place).toEqual(reading.place);
});
