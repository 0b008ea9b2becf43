// @vitest-environment jsdom
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { countPageView, countVisits, mayCount } from './analytics.ts';

const config = { id: 'G-1', scriptUrl: 'http://stats.example/tag.js?v=2' };

/** Removes the listeners after each test, because each test is a separate visit. */
beforeEach(() => {
  const targets: EventTarget[] = [window, document];
  for (const target of targets) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
      listen(type, listener, options);
      onTestFinished(() => target.removeEventListener(type, listener, options));
    });
  }
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  delete window.dataLayer;
  for (const script of document.querySelectorAll('script')) script.remove();
  window.history.replaceState(null, '', '/');
});

const commands = () => (window.dataLayer ?? []).map((entry) => [...(entry as Iterable<unknown>)]);
const events = () => commands().filter(([command]) => command === 'event');
const pagePaths = () => events().map(([, name, page]) => [name, (page as { page_path: string }).page_path]);
const scripts = () => [...document.querySelectorAll('script')].map(({ src }) => src);

test('the script is loaded once, with the ID of the analytics property, and does not count page views itself', async () => {
  await countVisits(config);
  countPageView('/blog');
  expect(scripts()).toEqual(['http://stats.example/tag.js?v=2&id=G-1']);
  expect(commands().slice(0, 2)).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-1', { send_page_view: false, page_referrer: '' }],
  ]);
  expect(Object.prototype.toString.call(window.dataLayer?.[0])).toBe('[object Arguments]');
});

test('the referrer is sent without its query', async () => {
  vi.spyOn(document, 'referrer', 'get').mockReturnValue('http://localhost:3000/admin/reset-password?token=secret');
  await countVisits(config);
  expect(JSON.stringify(commands())).toContain('http://localhost:3000/admin/reset-password"');
  expect(JSON.stringify(commands())).not.toContain('secret');
});

test('a page is counted with its path, and again when the browser restores it', async () => {
  window.history.replaceState(null, '', '/blog?after=x');
  await countVisits(config);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(pagePaths()).toEqual([['page_view', '/blog']]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(pagePaths()).toEqual(Array(2).fill(['page_view', '/blog']));
});

test('a prerendered page is counted once, when the visitor opens it', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  const counting = countVisits(config);
  await Promise.resolve();
  expect([scripts(), commands()]).toEqual([[], []]);
  Object.defineProperty(document, 'prerendering', { value: false, configurable: true });
  document.dispatchEvent(new Event('prerenderingchange'));
  await counting;
  expect(pagePaths()).toEqual([['page_view', '/']]);
});

test('only the campaign tags of a query are reported', async () => {
  window.history.replaceState(null, '', '/admin/reset-password?token=secret&utm_source=mail');
  await countVisits(config);
  expect(JSON.stringify(commands())).not.toContain('secret');
  expect(events()[0]?.[2]).toMatchObject({ page_location: expect.stringMatching(/\?utm_source=mail$/) });
});

test('a click on an element with `data-count` is counted with its category, label and value', async () => {
  document.body.innerHTML =
    '<a data-count="cta_click engagement hero_view_work"><b>Work</b></a><a data-count="click navigation header_logo 2"></a><i></i>';
  await countVisits(config);
  for (const name of ['b', 'a + a', 'i']) document.querySelector<HTMLElement>(name)?.click();
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
])('a visitor whose browser has the setting %o may be counted: %s', (wishes, may) => {
  expect(mayCount(wishes as Navigator)).toBe(may);
});

test('nothing is loaded or stored for a visitor who asks not to be tracked', async () => {
  vi.stubGlobal('navigator', { doNotTrack: '1' });
  document.body.innerHTML = '<a data-count="click navigation header_logo"></a>';
  await countVisits(config);
  document.querySelector('a')?.click();
  expect(scripts()).toEqual([]);
  expect(window.dataLayer).toBeUndefined();
});
