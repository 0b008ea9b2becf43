// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { media } from '#ui/theme/media.ts';
import { Analyzer } from './analyzer.tsx';

const scroll = vi.fn();
/** Stubs `matchMedia`: only these media queries match. */
const device = (...matching: string[]) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matching.includes(query) }));

beforeEach(() => {
  vi.useFakeTimers();
  // jsdom has no layout, so it does not scroll.
  Element.prototype.scrollIntoView = scroll;
  device();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const middling = () => 0.5;
const show = () => render(<Analyzer title="Toolkit" random={middling} />, { wrapper: MemoryRouter });
const field = () => screen.getByLabelText<HTMLInputElement>('Website URL');
const analyze = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Analyz/ });
const enter = (value: string) => fireEvent.change(field(), { target: { value } });
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const cards = () =>
  screen.queryAllByRole('listitem').map((card) => ({
    name: within(card).getByRole('heading').textContent,
    text: card.textContent,
  }));

function run(website: string) {
  enter(website);
  fireEvent.click(analyze());
}

test('an empty address cannot be analyzed', () => {
  show();
  expect(analyze().disabled).toBe(true);
  enter('   ');
  expect(analyze().disabled).toBe(true);
  enter('example.com');
  expect(analyze().disabled).toBe(false);
});

test('an analysis takes 3000 ms, shows its progress, blocks a second analysis, and sends no request', () => {
  const asked = [vi.spyOn(globalThis, 'fetch'), vi.spyOn(XMLHttpRequest.prototype, 'open')];
  show();
  run('example.com');
  const progress = () => screen.getByRole('progressbar', { name: 'Analyzing example.com' });
  expect(progress().getAttribute('aria-valuenow')).toBe('0');
  expect([analyze().textContent, analyze().getAttribute('aria-disabled')]).toEqual(['Analyzing...', 'true']);
  expect(screen.getByRole('status').textContent).toBe('Analyzing example.com. This takes about 3 seconds.');
  pass(1500);
  expect(progress().getAttribute('aria-valuetext')).toBe('50%, Cumulative Layout Shift');
  fireEvent.submit(screen.getByRole('form'));
  pass(1499);
  expect(progress()).toBeTruthy();
  pass(1);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect([analyze().textContent, analyze().getAttribute('aria-disabled')]).toEqual(['Analyze', null]);
  for (const call of asked) expect(call).not.toHaveBeenCalled();
});

test.each([
  ['the button', analyze],
  ['the field', field],
])('the focus stays on %s during the first and the second analysis', (_what, focused) => {
  show();
  enter('example.com');
  for (const _analysis of ['first', 'second']) {
    act(() => focused().focus());
    fireEvent.submit(screen.getByRole('form'));
    expect(document.activeElement).toBe(focused());
    pass(3000);
    expect(document.activeElement).toBe(focused());
  }
});

test('on a phone, an analysis moves the focus to the button, so that no keyboard covers the result', () => {
  device('(hover: none)');
  show();
  enter('example.com');
  act(() => field().focus());
  fireEvent.click(analyze());
  expect(document.activeElement).toBe(analyze());
});

test.each([
  ['smoothly', [], 'smooth'],
  ['at once for reduced motion', [media.reducedMotion], 'auto'],
])('the progress and the result are scrolled into view %s', (_how, matching, behavior) => {
  device(...matching);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 500, 600, 300));
  show();
  expect(scroll).not.toHaveBeenCalled();
  run('example.com');
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest', behavior }]]);
  pass(3000);
  expect(scroll.mock.calls).toEqual([[{ block: 'nearest', behavior }], [{ block: 'nearest', behavior }]]);
});

test('the page does not scroll back if the visitor scrolls away while waiting', () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, -2000, 600, 300));
  show();
  run('example.com');
  scroll.mockClear();
  pass(3000);
  expect(scroll).not.toHaveBeenCalled();
});

test('a result shows and announces the overall score and five metrics, and says that they are estimates', () => {
  show();
  expect(screen.getByText(/An estimate, not a measurement/)).toBeTruthy();
  run('https://example.com/');
  pass(3000);
  expect(screen.getByText('Simulated estimate')).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(
    'Estimate for example.com: overall score 75 of 100. 2 good, 2 warnings, 1 poor.',
  );
  expect(cards().map(({ name }) => name)).toEqual([
    'First Contentful Paint',
    'Largest Contentful Paint',
    'Cumulative Layout Shift',
    'First Input Delay',
    'Total Blocking Time',
  ]);
  expect(cards()[4]?.text).toMatch(
    /58Poor.*How long scripts keep.*In this range the page is visible but cannot be used/,
  );
  const places = within(screen.getAllByRole('listitem')[4] as HTMLElement).getAllByRole('link');
  expect(places.map((place) => place.getAttribute('href'))).toEqual([
    '#guide-javascript',
    '#guide-third-party-scripts',
  ]);
});

test('the needle follows the progress, and then points to the score', () => {
  const { container } = show();
  const needle = () => container.querySelector<SVGElement>('svg [data-state]');
  const position = () => [needle()?.dataset.state, needle()?.style.transform];
  expect(position()).toEqual(['rest', 'rotate(-120deg)']);
  run('example.com');
  pass(1500);
  expect(position()).toEqual(['moving', 'rotate(0deg)']);
  pass(1500);
  expect(position()).toEqual(['read', 'rotate(60deg)']);
});

test('a result has two links to the inquiry form: with the website and the scores, and with the website only', () => {
  show();
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect(addressOf('Have us time your real site, free')).toBe('/contact');
  run('example.com/a?b=c');
  pass(3000);
  expect(addressOf('Have us time your real site, free')).toBe('/contact?website=example.com%2Fa%3Fb%3Dc');
  expect(addressOf('Ask us about this result')).toBe('/contact?website=example.com%2Fa%3Fb%3Dc&scores=85-72-91-68-58');
});

test('another analysis, of the same website or another, replaces the results', () => {
  show();
  run('example.com');
  pass(3000);
  fireEvent.click(analyze());
  expect(cards()).toEqual([]);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('0');
  pass(3000);
  expect(cards()).toHaveLength(5);
  run('other.example');
  pass(3000);
  expect(screen.getByRole('heading', { name: 'other.example' })).toBeTruthy();
});

test('leaving the page ends the analysis', () => {
  const { unmount } = show();
  run('example.com');
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
