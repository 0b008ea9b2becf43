// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip, TooltipProvider } from './tooltip.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('the first tooltip opens after 700 ms, and another tooltip within 300 ms opens at once', async () => {
  render(
    <TooltipProvider>
      <Tooltip content="First words">
        <button type="button">First</button>
      </Tooltip>
      <Tooltip content="Second words">
        <button type="button">Second</button>
      </Tooltip>
    </TooltipProvider>,
  );
  const [first, second] = screen.getAllByRole('button') as [HTMLElement, HTMLElement];
  fireEvent.pointerMove(first, { pointerType: 'mouse' });
  await pass(699);
  expect(screen.queryByRole('tooltip')).toBeNull();
  await pass(1);
  expect(screen.getByRole('tooltip').textContent).toBe('First words');

  fireEvent.keyDown(document, { key: 'Escape' });
  fireEvent.pointerLeave(first);
  expect(screen.queryByRole('tooltip')).toBeNull();
  await pass(299);
  fireEvent.pointerMove(second, { pointerType: 'mouse' });
  await pass(0);
  expect(screen.getByRole('tooltip').textContent).toBe('Second words');
});
