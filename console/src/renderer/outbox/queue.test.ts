import { expect, test } from 'vitest';
import { change, creation, deletionOf, removal, written } from './outbox.factory.ts';
import { leavingInquiries, overlaid } from './overlay.ts';
import { afterCancel, afterRefusal, afterSuccess, onItsWay, sentAbout, withMutation } from './queue.ts';
import type { Write } from './write.ts';

test('a later change goes into the one that still waits, from the same version', () => {
  const first = written(change('shop', 'A', 1));
  const { all, kept } = withMutation([first], written(change('shop', 'B', 1), { entry: 'second' }));
  expect(kept).toBe(first.entry);
  expect(all).toMatchObject([{ entry: first.entry, mutation: { expectedVersion: 1, input: { title: 'B' } } }]);
});

test('a change of what does not exist yet is made to what will be created', () => {
  const { all } = withMutation([written(creation('shop'))], written(change('shop', 'Better')));
  expect(all).toMatchObject([{ mutation: { kind: 'create-item', input: { title: 'Better' } } }]);
});

test('one that is on its way is not touched', () => {
  const sending = written(change('shop', 'A'), { state: 'sending' });
  const later = written(change('shop', 'B'), { entry: 'second' });
  expect(withMutation([sending], later)).toEqual({ all: [sending, later], kept: 'second' });
});

test('a refused one that is written anew takes the version it was written from', () => {
  const conflict = written(change('shop', 'A', 1), { state: 'refused' });
  const { all } = withMutation([conflict], written(change('shop', 'B', 4)));
  expect(all).toMatchObject([{ state: 'waiting', refusal: null, mutation: { expectedVersion: 4 } }]);
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
  expect([...leavingInquiries([written(removal('a')), written(removal('b'), { state: 'refused' })])]).toEqual(['a']);
});

test('a refusal takes the change that waits behind it into itself, and is told as that one', () => {
  const first = written(change('shop', 'A', 1), { state: 'sending' });
  const second = written(change('shop', 'B', 1), { entry: 'second' });
  const { all, refused } = afterRefusal([first, second], first, { reason: 'failed', message: 'No.' });
  expect(all).toEqual([refused]);
  expect(refused).toMatchObject({ entry: 'second', state: 'refused', mutation: { input: { title: 'B' } } });
});

test('a refused deletion is given up for a change behind it, and for one that is made later', () => {
  const deletion = written(deletionOf('shop'), { state: 'sending' });
  const later = written(change('shop', 'A'));
  const refusal = { reason: 'failed', message: 'No.' } as const;
  expect(afterRefusal([deletion, later], deletion, refusal).all).toEqual([later]);
  const { all } = afterRefusal([deletion], deletion, refusal);
  expect(withMutation(all, later).all).toEqual([later]);
});

test('what left and was refused for its input has not arrived; what left and was refused else may have', () => {
  const sent = written(creation('shop'));
  const after = (reason: 'invalid' | 'failed') =>
    afterRefusal([sent], sent, { reason, message: 'No.', issues: [] }).refused.attempted;
  expect([after('invalid'), after('failed')]).toEqual([false, true]);
});

test('of what is written anew it is known what left before, once each; not of what was refused', () => {
  const titles = (all: readonly Write[]) => sentAbout('shop', all).map(({ title }) => title);
  const first = onItsWay(onItsWay(written(change('shop', 'A'))));
  const { all } = withMutation([{ ...first, state: 'waiting' }], written(change('shop', 'B')));
  expect(titles(all)).toEqual(['A']);
  expect(titles(all.map(onItsWay))).toEqual(['A', 'B']);
  expect(titles(withMutation([{ ...first, state: 'refused' }], written(change('shop', 'B', 2))).all)).toEqual([]);
});

test('a mutation that changes has another key, and one that stays as it was keeps its own', () => {
  const first = written(change('shop', 'A', 1), { key: 'first' });
  const second = written(change('shop', 'B', 1), { entry: 'second', key: 'second' });
  const other = written(change('bank', 'C', 1), { key: 'other' });
  const all = [first, second, other];
  const keys = (writes: readonly Write[]) => writes.map(({ key }) => key);
  expect(keys(all.map(onItsWay))).toEqual(['first', 'second', 'other']);
  expect(keys(afterCancel(all, first))).toEqual(['second', 'other']);
  expect(keys(afterSuccess(all, first, 2))).toEqual([expect.not.stringMatching(/first|second/), 'other']);
  const refused = afterRefusal(all, first, { reason: 'failed', message: 'No.' });
  expect(keys(refused.all)).toEqual([expect.not.stringMatching(/first|second/), 'other']);
});
