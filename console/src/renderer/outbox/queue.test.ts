import { expect, test } from 'vitest';
import { change, creation, removal, written } from './outbox.factory.ts';
import { leavingEnquiries, overlaid } from './overlay.ts';
import { withDeed } from './queue.ts';

test('a later change goes into the one that still waits, from the same version', () => {
  const first = written(change('shop', 'A', 1));
  const { all, kept } = withDeed([first], written(change('shop', 'B', 1), { entry: 'second' }));
  expect(kept).toBe(first.entry);
  expect(all).toMatchObject([{ entry: first.entry, deed: { expectedVersion: 1, input: { title: 'B' } } }]);
});

test('a change of what does not exist yet is made to what will be created', () => {
  const { all } = withDeed([written(creation('shop'))], written(change('shop', 'Better')));
  expect(all).toMatchObject([{ deed: { kind: 'create-item', input: { title: 'Better' } } }]);
});

test('one that is on its way is not touched', () => {
  const sending = written(change('shop', 'A'), { state: 'sending' });
  const later = written(change('shop', 'B'), { entry: 'second' });
  expect(withDeed([sending], later)).toEqual({ all: [sending, later], kept: 'second' });
});

test('a refused one that is written anew takes the version it was written from', () => {
  const conflict = written(change('shop', 'A', 1), { state: 'refused' });
  const { all } = withDeed([conflict], written(change('shop', 'B', 4)));
  expect(all).toMatchObject([{ state: 'waiting', refusal: null, deed: { expectedVersion: 4 } }]);
});

const item = (id: string, featured = false) => ({
  __typename: 'PortfolioItem' as const,
  id,
  version: 1,
  title: id,
  description: '',
  technology: 'React' as const,
  imageUrl: '',
  caseStudyUrl: null,
  featured,
  metric1Value: null,
  metric1Label: null,
  metric2Value: null,
  metric2Label: null,
  metric3Value: null,
  metric3Label: null,
});

test('what waits is seen at once, marked, and lifts off again when it is refused', () => {
  const items = [item('star', true), item('shop')];
  const waiting = written(change('shop', 'Changed'));
  const titles = (shown: ReturnType<typeof overlaid>) => shown.map((each) => each.item.title);
  expect(titles(overlaid(items, [waiting, written(creation('made', 'Made'))]))).toEqual(['star', 'Made', 'Changed']);
  const rolledBack = overlaid(items, [{ ...waiting, state: 'refused' }]);
  expect(titles(rolledBack)).toEqual(['star', 'shop']);
  expect(rolledBack[1]?.write).toMatchObject({ state: 'refused' });
});

test('what is on its way out is not shown; one the server would not delete is', () => {
  expect([...leavingEnquiries([written(removal('a')), written(removal('b'), { state: 'refused' })])]).toEqual(['a']);
});
