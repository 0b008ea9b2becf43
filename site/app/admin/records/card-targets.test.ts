import { expect, test } from 'vitest';
import { closestTarget, stepsAmong } from './card-targets.ts';

/**
 * Five cards of 100 by 100 in rows of two. A card can change places only within the first three cards, or within the
 * last two.
 */
const ids = ['a', 'b', 'c', 'd', 'e'];
const isTarget = (from: unknown, to: unknown) => ids.indexOf(String(from)) < 3 === ids.indexOf(String(to)) < 3;
const rectAt = (left: number, top: number) => ({
  left,
  top,
  width: 100,
  height: 100,
  right: left + 100,
  bottom: top + 100,
});
const droppableRects = new Map(ids.map((id, at) => [id, rectAt((at % 2) * 100, Math.floor(at / 2) * 100)]));

/** Returns the card to which a key moves the card `id`, which is over the card `over`. */
function stepped(id: string, over: string, code: string) {
  const context = {
    active: { id, data: { current: { sortable: { items: ids } } } },
    over: { id: over },
    collisionRect: droppableRects.get(over),
    droppableRects,
    droppableContainers: new Map(),
  };
  const to = stepsAmong(isTarget)({ code, preventDefault: () => undefined } as KeyboardEvent, { context } as never);
  return ids.find((id) => to && droppableRects.get(id)?.left === to.x && droppableRects.get(id)?.top === to.y);
}

test.each([
  ['a', 'b', 'ArrowRight', 'c'],
  ['a', 'c', 'ArrowLeft', 'b'],
  ['e', 'e', 'ArrowLeft', 'd'],
  ['a', 'a', 'ArrowLeft', undefined],
  ['a', 'c', 'ArrowRight', undefined],
])('a dragged card %s that is over card %s is moved by %s to card %s', (id, over, code, to) => {
  expect(stepped(id, over, code)).toBe(to);
});

test.each([
  ['b', ['b']],
  ['d', []],
])('card a, dragged over card %s, takes the place of %j', (at, targets) => {
  const droppableContainers = ids.map((id) => ({ id }));
  const dragged = { active: { id: 'a' }, collisionRect: droppableRects.get(at), droppableRects, droppableContainers };
  expect(closestTarget(isTarget)(dragged as never).map(({ id }) => id)).toEqual(targets);
});
