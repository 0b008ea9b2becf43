// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setLayout, toggleRows, useLayout, useLayoutOfPage } from './layout-store.ts';
import { PaneSeparator } from './pane-separator.tsx';

let measure: () => void = () => undefined;

beforeEach(() => {
  localStorage.clear();
  useLayout.setState({ rows: 'comfortable', listWidth: null });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: () => void) {
        measure = changed;
      }
      observe() {
        measure();
      }
      disconnect() {}
    },
  );
  // jsdom has no layout. Here the panes are 1000 px wide, and the list has the width that was set.
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(function (this: HTMLElement) {
    return this.dataset.panes ? 1000 : (useLayout.getState().listWidth ?? 352);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Panes() {
  useLayoutOfPage();
  return (
    <div data-panes="1">
      <div id="list">
        <PaneSeparator controls="list" />
      </div>
    </div>
  );
}
const separator = () => screen.getByRole('separator', { name: 'Width of the list' });
const width = () => document.documentElement.style.getPropertyValue('--list-width');

function press(key: string) {
  fireEvent.keyDown(separator(), { key });
  return width();
}

test('keys move a separator within its bounds, and a double click restores the default width', () => {
  render(<Panes />);
  expect(separator().getAttribute('aria-valuenow')).toBe('352');
  expect(separator().getAttribute('aria-valuemax')).toBe('600');
  expect(press('ArrowRight')).toBe('368px');
  expect([press('Home'), press('End')]).toEqual(['224px', '600px']);
  fireEvent.doubleClick(separator());
  expect(width()).toBe('');
});

test('the layout of lists is stored, and a change in another window also applies to this window', () => {
  setLayout({ listWidth: 400 });
  toggleRows();
  useLayout.setState({ rows: 'comfortable', listWidth: null });
  render(<Panes />);
  expect([width(), document.documentElement.dataset.rows]).toEqual(['400px', 'compact']);
  localStorage.setItem('admin-layout', '{"rows":"huge","listWidth":1e9}');
  fireEvent(window, new Event('storage'));
  expect([width(), document.documentElement.dataset.rows]).toEqual(['', 'comfortable']);
});
