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
/** The framework is there, and hears what is pressed. */
function hydrate() {
  of('button')?.addEventListener('click', clicks);
  of('form')?.addEventListener('submit', sendings);
  document.dispatchEvent(new Event('hydrated'));
}

test('a press is shown as kept at once, and done once when the framework is there', () => {
  show('<button type="button">Add</button>');
  of('button').click();
  of('button').click();
  expect(state()).toEqual(['loading', 'true']);
  hydrate();
  expect([clicks.mock.calls.length, ...state()]).toEqual([1, undefined, null]);
  of('button').click();
  expect([clicks.mock.calls.length, told()]).toEqual([2, undefined]);
});

test('keeps a form that waits for the framework, and what is ticked in it, and does both then', () => {
  show('<form data-hydrate><input type="checkbox"><button>Send</button></form>');
  of('input').click();
  expect(state()).toEqual(['loading', null]);
  of('button').click();
  expect(state()).toEqual(['loading', 'true']);
  hydrate();
  expect(sendings).toHaveBeenCalledOnce();
});

test.each([
  ['after ten seconds', () => vi.advanceTimersByTime(10_000)],
  ['when it cannot be had', () => fail()],
  ['when a script of it fails', () => of('script').dispatchEvent(new Event('error'))],
])('%s the page says what can be done instead; a press is still done if it comes', (_when, happen) => {
  show('<button type="button">Add</button><script type="module"></script>');
  of('button').click();
  vi.advanceTimersByTime(9_999);
  expect(told()).toBe('loading');
  happen();
  expect(state()).toEqual(['failed', null]);
  hydrate();
  expect([clicks.mock.calls.length, told()]).toEqual([1, undefined]);
});

test('leaves alone what works without the framework, and tells nobody who pressed nothing', () => {
  show('<button type="button" popovertarget="x">Menu</button><form><button>Log in</button></form>');
  of('form').addEventListener('submit', sendings);
  of('button').click();
  of('form button').click();
  fail();
  vi.advanceTimersByTime(10_000);
  expect([sendings.mock.calls.length, told()]).toEqual([1, undefined]);
});

test('a page that needs the framework says so by itself', () => {
  show('<div data-needs-script></div>');
  vi.advanceTimersByTime(10_000);
  expect(told()).toBe('failed');
});
