// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Analyzer } from './analyzer.tsx';

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const middling = () => 0.5;
const show = () => render(<Analyzer random={middling} />);
const field = () => screen.getByLabelText<HTMLInputElement>('Website URL');
const analyze = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Analyze' });
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

test('a bad address is said so at the field, which gets the focus, until it is changed', () => {
  show();
  run('localhost');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Enter a public domain name such as example.com')).toBeTruthy();
  expect(document.activeElement).toBe(field());
  expect(screen.queryByRole('progressbar')).toBeNull();
  enter('example');
  expect(field().hasAttribute('aria-invalid')).toBe(false);
});

test('it takes 3000 ms, told in percent, during which no second analysis starts', () => {
  show();
  run('example.com');
  const progress = () => screen.getByRole('progressbar', { name: 'Analyzing example.com' });
  expect(progress().getAttribute('aria-valuenow')).toBe('0');
  expect(analyze().disabled).toBe(true);
  expect(screen.getByRole('status').textContent).toBe('Analyzing example.com. This takes about 3 seconds.');
  pass(1500);
  expect(progress().getAttribute('aria-valuetext')).toBe('50%, Cumulative Layout Shift');
  fireEvent.submit(screen.getByRole('form'));
  pass(1499);
  expect(progress()).toBeTruthy();
  pass(1);
  expect(screen.queryByRole('progressbar')).toBeNull();
  expect(analyze().disabled).toBe(false);
});

test('then the overall score and five metrics stand there, in words and announced', () => {
  show();
  run('https://example.com/');
  pass(3000);
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
  expect(cards()[4]?.text).toMatch(/58Poor.*How long scripts keep.*In this range the page can be seen and not used/);
  const places = within(screen.getAllByRole('listitem')[4] as HTMLElement).getAllByRole('link');
  expect(places.map((place) => place.getAttribute('href'))).toEqual([
    '#guide-javascript',
    '#guide-third-party-scripts',
  ]);
});

test('another address, or the same again, replaces the results', () => {
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

test('that it is an estimate is said before and after', () => {
  show();
  expect(screen.getByText(/An estimate, not a measurement/)).toBeTruthy();
  run('example.com');
  pass(3000);
  expect(screen.getByText('Simulated estimate')).toBeTruthy();
});
