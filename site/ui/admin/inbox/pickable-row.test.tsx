// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inquiry } from './inquiry.factory.ts';
import { PickableRow } from './pickable-row.tsx';
import { usePicks } from './picks.tsx';
import { swipesOf } from './swipes.ts';

const inquiries = ['Ada', 'Ben', 'Cleo', 'Dora'].map((name) => inquiry({ name }));
const ids = inquiries.map(({ id }) => id);
const done: string[] = [];

function List() {
  const picks = usePicks('');
  return inquiries.map((each) => (
    <PickableRow
      key={each.id}
      name={each.name}
      picked={picks.has(each.id)}
      picking={picks.any}
      onPick={(extend) => (extend ? picks.extend(each.id, ids) : picks.toggle(each.id))}
      swipes={swipesOf(each, { onAct: ({ mutation }) => done.push(`${mutation} ${each.name}`) })}
    >
      <button type="button" onClick={() => done.push(`open ${each.name}`)}>
        {each.name}
      </button>
    </PickableRow>
  ));
}

const checkbox = (name: string) => screen.getByRole('checkbox', { name: `Select ${name}` });
const picked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => (checked ? 'x' : '-'));
const row = (name: string) => screen.getByRole('button', { name });
const at = (x: number, y = 100, pointerType = 'touch') => ({
  ...{ clientX: x, clientY: y, pointerType, pointerId: 1, isPrimary: true },
});

/** Puts a finger on a row, moves the finger from point to point, and lifts it. */
function drag(name: string, from: ReturnType<typeof at>, ...to: ReturnType<typeof at>[]) {
  fireEvent.pointerDown(row(name), from);
  for (const place of to) fireEvent.pointerMove(row(name), place);
  fireEvent.pointerUp(row(name), to.at(-1) ?? from);
}

beforeEach(() => {
  vi.useFakeTimers();
  done.length = 0;
  render(<List />);
});
afterEach(() => vi.useRealTimers());

test('the checkbox of a row toggles its selection, or with Shift extends the selection, and opens nothing', () => {
  fireEvent.click(checkbox('Dora'));
  fireEvent.click(checkbox('Ben'), { shiftKey: true });
  expect(picked()).toEqual(['-', 'x', 'x', 'x']);
  fireEvent.click(checkbox('Cleo'));
  expect(picked()).toEqual(['-', 'x', '-', 'x']);
  expect(done).toEqual([]);
});

test('a swipe shows its action, and runs the action if the swipe is long enough', () => {
  fireEvent.pointerDown(row('Ada'), at(100));
  fireEvent.pointerMove(row('Ada'), at(130));
  expect(screen.getByText('Done')).toBeTruthy();
  fireEvent.pointerMove(row('Ada'), at(200));
  fireEvent.pointerUp(row('Ada'), at(200));
  fireEvent.click(row('Ada'));
  expect(screen.queryByText('Done')).toBeNull();
  drag('Ben', at(300), at(280), at(200));
  expect(done).toEqual(['setState Ada', 'trash Ben']);
});

test.each([
  ['a short swipe', [at(100), at(160)]],
  ['a swipe that goes back', [at(100), at(200), at(120)]],
  ['scrolling', [at(100), at(105, 140), at(220, 160)]],
  ["the phone's back gesture", [at(10), at(60), at(200)]],
  ['a mouse', [at(100, 100, 'mouse'), at(220, 100, 'mouse')]],
] as const)('%s on a row does not run an action', (_, [from, ...to]) => {
  drag('Ada', from, ...to);
  expect(done).toEqual([]);
});

test('a swipe that the browser cancels in order to scroll does nothing', () => {
  fireEvent.pointerDown(row('Ada'), at(100));
  fireEvent.pointerMove(row('Ada'), at(220));
  fireEvent.pointerCancel(row('Ada'), at(220));
  fireEvent.pointerUp(row('Ada'), at(220));
  expect(done).toEqual([]);
});

test('a long press selects a row; while a row is selected, a tap selects another, and swipes do nothing', () => {
  fireEvent.pointerDown(row('Ada'), at(100));
  act(() => vi.advanceTimersByTime(500));
  fireEvent.pointerUp(row('Ada'), at(100));
  fireEvent.click(row('Ada'));
  expect(picked()).toEqual(['x', '-', '-', '-']);
  drag('Cleo', at(100));
  fireEvent.click(row('Cleo'));
  drag('Ben', at(100), at(220));
  expect(picked()).toEqual(['x', '-', 'x', '-']);
  expect(done).toEqual([]);
});
