import { expect, test } from 'vitest';
import { emptyEntries, entriesOf } from '../portfolio/entries.ts';
import { asMade, asNewAgain, takenBack, withoutArrived } from './drafts.ts';
import { firstView, type KeptView } from './kept-view.ts';

const entries = { ...emptyEntries, title: 'A large archive' };
const draft = { entries, version: null, newId: 'made', at: '2026-03-01T09:00:00.000Z', sent: [] };
const writing: KeptView = {
  ...firstView,
  place: { view: 'portfolio', inquiry: null, item: 'new' },
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

const input = {
  title: 'A shop',
  description: 'Sells.',
  technology: 'React' as const,
  imageUrl: '/a.webp',
  featured: false,
};
const none = { caseStudyUrl: null, metric1Value: null, metric1Label: null, metric2Value: null, metric2Label: null };
const item = {
  __typename: 'PortfolioItem' as const,
  id: 'shop',
  version: 2,
  ...none,
  ...input,
  metric3Value: null,
  metric3Label: null,
};
const { at } = draft;

test('a new item that is taken back is the new one again, with what left of it', () => {
  const made = asMade(writing, 'new', 'made', null);
  const back = takenBack(
    { ...made, drafts: {} },
    { mutation: { kind: 'create-item', id: 'made', input }, sent: [input], at },
  );
  expect(back.place.item).toBe('new');
  expect(back.drafts).toEqual({ new: { entries: entriesOf(input), version: null, newId: 'made', at, sent: [input] } });
});

test('a draft that is there when its change is taken back stays, and knows what left', () => {
  const mutation = { kind: 'update-item' as const, id: 'made', input, expectedVersion: 1 };
  const { drafts } = takenBack(asMade(writing, 'new', 'made', 1), { mutation, sent: [input], at });
  expect(drafts).toEqual({ made: { ...draft, version: 1, sent: [input] } });
});

test('an old copy of the item proves nothing, and a form that lies open stays', () => {
  const left = { ...draft, entries: entriesOf(input), sent: [input] };
  const old = { ...firstView, drafts: { shop: { ...left, version: 2 } } };
  expect(withoutArrived(old, () => item)).toBe(old);
  const open = { ...writing, drafts: { new: left } };
  expect(withoutArrived(open, () => item)).toBe(open);
  const both = { ...firstView, drafts: { new: left, made: draft } };
  expect(withoutArrived(both, () => item)).toBe(both);
  const closed = { ...firstView, drafts: { new: left } };
  expect(withoutArrived(closed, (id) => (id === 'made' ? item : null)).drafts).toEqual({});
});

test.each([
  ['left and is what the server has', { sent: [input] }, {}],
  ['left, and went on', { sent: [input], entries: { ...entriesOf(input), title: 'A bigger shop' } }, null],
  ['never left', {}, null],
])('a draft that %s', (_what, given, left) => {
  const drafts = { shop: { ...draft, entries: entriesOf(input), version: 1, ...given } };
  const view = { ...firstView, drafts };
  expect(withoutArrived(view, (id) => (id === 'shop' ? item : null)).drafts).toEqual(left ?? drafts);
});
