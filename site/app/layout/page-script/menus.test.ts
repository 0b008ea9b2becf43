// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeMenus } from './menus.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Shows a menu with these items. Returns a function that presses a key and returns the text of the focused item. */
function show(names: readonly string[]) {
  const items = names.map((name) => `<a href="/${name}">${name}</a>`).join('');
  document.body.innerHTML = `<button id="name" data-menu>Services</button><div>${items}</div>`;
  // Called twice, because the second call must change nothing.
  makeMenus();
  makeMenus();
  const [first] = document.querySelectorAll('a');
  first?.focus();
  return (key: string) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    return document.activeElement?.textContent;
  };
}

test('a popover of links becomes a menu of the button that opens it', () => {
  show(['Email', 'Blog']);
  expect(document.querySelector('button')?.getAttribute('aria-haspopup')).toBe('menu');
  const menu = document.querySelector('div');
  expect([menu?.role, menu?.getAttribute('aria-labelledby')]).toEqual(['menu', 'name']);
  expect([...document.querySelectorAll('a')].map(({ role, tabIndex }) => [role, tabIndex])).toEqual(
    Array(2).fill(['menuitem', -1]),
  );
});

test('the arrow keys, Home and End move between items and stop at the ends', () => {
  const press = show(['Email', 'Blog', 'Laravel']);
  expect(['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowUp', 'End'].map(press)).toEqual([
    ...['Blog', 'Laravel', 'Laravel', 'Blog', 'Email', 'Email', 'Laravel'],
  ]);
});

test('typed letters focus an item, and after 1000 ms the next letter starts a new search', () => {
  const press = show(['Email', 'Blog', 'Laravel', 'Labels']);
  expect(press('l')).toBe('Laravel');
  vi.advanceTimersByTime(999);
  expect([press('a'), press('b')]).toEqual(['Laravel', 'Labels']);
  vi.advanceTimersByTime(1000);
  expect(press('b')).toBe('Blog');
});

test('a space counts as a letter during a type-ahead, and otherwise activates the item', () => {
  const press = show(['WordPress', 'Shopify', 'WordPress Maintenance']);
  const chosen = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('click', chosen);
  expect([...'wordpress m'].map(press).at(-1)).toBe('WordPress Maintenance');
  expect(chosen).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  press(' ');
  expect(chosen).toHaveBeenCalledOnce();
  document.removeEventListener('click', chosen);
});

test('repeating a letter moves to the next item that begins with it', () => {
  const press = show(['Email', 'Blog', 'Laravel', 'Labels']);
  expect([press('l'), press('l'), press('l')]).toEqual(['Laravel', 'Labels', 'Laravel']);
});
