// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { countEvent, mayCount, PageViews } from './analytics.tsx';

const config = { id: 'G-1', scriptUrl: 'http://stats.example/tag.js?v=2' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  delete window.dataLayer;
  for (const script of document.querySelectorAll('script')) script.remove();
});

/** A site of two pages with the counter in it; gives what moves a visitor on. */
function visit() {
  const router = createMemoryRouter([{ path: '*', element: <PageViews config={config} /> }]);
  render(<RouterProvider router={router} />);
  return (path: string) => act(() => router.navigate(path));
}

const commands = () => (window.dataLayer ?? []).map((entry) => [...(entry as Iterable<unknown>)]);
const events = () => commands().filter(([command]) => command === 'event');
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

test('the script is loaded once, for its property, and told not to count pages itself', async () => {
  const goTo = visit();
  await goTo('/blog');
  expect(scripts()).toEqual(['http://stats.example/tag.js?v=2&id=G-1']);
  expect(commands().slice(0, 2)).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-1', { send_page_view: false, page_referrer: '' }],
  ]);
  expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
});

test('where a visitor came from is told without its query, which may hold a reset link’s token', () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('http://localhost:3000/admin/reset-password?token=secret');
  visit();
  expect(JSON.stringify(commands())).toContain('http://localhost:3000/admin/reset-password"');
  expect(JSON.stringify(commands())).not.toContain('secret');
});

test('each page is counted with its path, the first one too, and not again for its query', async () => {
  const goTo = visit();
  await goTo('/blog');
  await goTo('/blog?after=x');
  await goTo('/');
  const paths = events().map(([, name, page]) => [name, (page as { page_path: string }).page_path]);
  expect(paths).toEqual([
    ['page_view', '/'],
    ['page_view', '/blog'],
    ['page_view', '/'],
  ]);
});

test('of a query only the campaign is reported', () => {
  window.history.replaceState(null, '', '/admin/reset-password?token=secret&utm_source=mail');
  visit();
  window.history.replaceState(null, '', '/');
  expect(JSON.stringify(commands())).not.toContain('secret');
  expect(events()[0]?.[2]).toMatchObject({ page_location: expect.stringMatching(/\?utm_source=mail$/) });
});

test('an event carries its category, label and value', () => {
  visit();
  countEvent('cta_click', { category: 'engagement', label: 'hero_view_work' });
  countEvent('click', { category: 'navigation', label: 'header_logo', value: 2 });
  expect(events().slice(1)).toEqual([
    ['event', 'cta_click', { event_category: 'engagement', event_label: 'hero_view_work' }],
    ['event', 'click', { event_category: 'navigation', event_label: 'header_logo', value: 2 }],
  ]);
});

test.each([
  [{ doNotTrack: '1' }, false],
  [{ globalPrivacyControl: true }, false],
  [{ doNotTrack: null, globalPrivacyControl: false }, true],
  [{ doNotTrack: '0' }, true],
  [{ doNotTrack: 'unspecified' }, true],
])('%o: may be counted is %s', (wishes, may) => {
  expect(mayCount(wishes as Navigator)).toBe(may);
});

test('nothing is loaded or kept for a visitor who does not want to be followed', async () => {
  vi.stubGlobal('navigator', { doNotTrack: '1' });
  const goTo = visit();
  await goTo('/blog');
  countEvent('click', { category: 'navigation', label: 'header_logo' });
  expect(scripts()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
});
