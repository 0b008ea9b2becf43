// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepEarlyPresses } from './early-presses.ts';

const clicks = vi.fn();
const sendings = vi.fn((event: Event) => event.preventDefault());
let fail: () => void;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  hydrate();
  vi.useRealTimers();
  vi.clearAllMocks();
});

function show(content: string) {
  document.body.innerHTML = `${content}<div id="script-notice"><p data-state="loading" hidden>Loading...</p>
    <p data-state="failed" hidden>A part of this page has not loaded.</p></div>`;
  fail = keepEarlyPresses();
}
const of = (selector: string) => document.querySelector<HTMLElement>(selector) as HTMLElement;
const told = () => of('#script-notice > :not([hidden])')?.dataset.state;
const state = () => [told(), of('button').getAttribute('aria-busy')];
/** Acts like the framework: attaches its listeners, and reports that it is ready. */
function hydrate() {
  of('button')?.addEventListener('click', clicks);
  of('form')?.addEventListener('submit', sendings);
  document.dispatchEvent(new Event('hydrated'));
}

test('an early press is shown as pending at once, and repeated once after hydration', () => {
  show('<button type="button">Add</button>');
  of('button').click();
  of('button').click();
  expect(state()).toEqual(['loading', 'true']);
  hydrate();
  expect([clicks.mock.calls.length, ...state()]).toEqual([1, undefined, null]);
  of('button').click();
  expect([clicks.mock.calls.length, told()]).toEqual([2, undefined]);
});

test('after a checkbox change and a submit, the page shows that they wait, and hydration sends the form', () => {
  show('<form data-hydrate><input type="checkbox"><button>Send</button></form>');
  of('input').click();
  expect(state()).toEqual(['loading', null]);
  of('button').click();
  expect(state()).toEqual(['loading', 'true']);
  hydrate();
  expect(sendings).toHaveBeenCalledOnce();
});

test('a form that is rendered again keeps its entries, the focus and the early submit', () => {
  show('<form data-hydrate><input name="name"><input type="checkbox"><button>Send</button></form>');
  const field = of('input') as HTMLInputElement;
  const fresh = of('form').cloneNode(true) as HTMLFormElement;
  field.focus();
  field.value = 'Ann';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  of('[type=checkbox]').click();
  of('button').click();
  of('form').replaceWith(fresh);
  hydrate();
  expect(Object.fromEntries(new FormData(fresh))).toEqual({ name: 'Ann' });
  expect([of('[type=checkbox]').matches(':checked'), document.activeElement]).toEqual([true, of('input')]);
  expect(sendings).toHaveBeenCalledOnce();
});

test.each([
  ['after ten seconds', () => vi.advanceTimersByTime(10_000)],
  ['when the framework cannot load', () => fail()],
  ['when a module script fails', () => of('script').dispatchEvent(new Event('error'))],
])('%s, the page offers an alternative, and hydration after that still repeats the press', (_when, happen) => {
  show('<button type="button">Add</button><script type="module"></script>');
  of('button').click();
  vi.advanceTimersByTime(9_999);
  expect(told()).toBe('loading');
  happen();
  expect(state()).toEqual(['failed', null]);
  hydrate();
  expect([clicks.mock.calls.length, told()]).toEqual([1, undefined]);
});

test('nothing is shown after a press on a button that works without the framework', () => {
  show('<button type="button" popovertarget="x">Menu</button><form><button>Log in</button></form>');
  of('form').addEventListener('submit', sendings);
  of('button').click();
  of('form button').click();
  fail();
  vi.advanceTimersByTime(10_000);
  expect([sendings.mock.calls.length, told()]).toEqual([1, undefined]);
});

test('a page that loads the framework at once shows a failure even without a press', () => {
  show('<div data-needs-script></div>');
  vi.advanceTimersByTime(10_000);
  expect(told()).toBe('failed');
});
