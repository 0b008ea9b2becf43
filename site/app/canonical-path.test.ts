import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { canonicalPath, redirectToCanonicalPath } from './canonical-path.ts';

test.each([
  ['/About', '/about', '/about'],
  ['/%61bout', '/about', '/about'],
  ['/TOOLS/Performance', '/tools/performance', '/tools/performance'],
  ['/Blog/Feed.XML', '/blog/feed.xml', '/blog/feed.xml'],
  ['/BLOG/A-Slug', '/blog/:slug', '/blog/A-Slug'],
  ['/Blog/a%2Fb%20%C3%BC', '/blog/:slug', '/blog/a%2Fb%20%C3%BC'],
  ['/Services/WordPress', '/services/:service', '/services/wordpress'],
  ['/', '/', '/'],
  ['/about', '/about', '/about'],
  ['/No/Such/Page', '/*', '/No/Such/Page'],
])('for a path %s that matches %s, the canonical path is %s', (pathname, pattern, canonical) => {
  expect(canonicalPath(pathname, pattern)).toBe(canonical);
  expect(canonicalPath(canonical, pattern), 'the canonical path stays as it is').toBe(canonical);
});

function redirectOf(path: string, pattern: string, method = 'GET') {
  const url = new URL(path, 'http://site.invalid');
  const request = new Request(url, { method });
  try {
    redirectToCanonicalPath({ request, url, pattern, params: {}, context: new RouterContextProvider() });
    return null;
  } catch (answer) {
    return answer instanceof Response ? [answer.status, answer.headers.get('Location')] : answer;
  }
}

test('a GET of another spelling of a path is redirected permanently with its query, but a POST is not', () => {
  expect(redirectOf('/Portfolio?after=X', '/portfolio')).toEqual([308, '/portfolio?after=X']);
  expect(redirectOf('/Portfolio', '/portfolio', 'HEAD')).toEqual([308, '/portfolio']);
  expect(redirectOf('/portfolio?after=X', '/portfolio')).toBeNull();
  expect(redirectOf('/Contact', '/contact', 'POST')).toBeNull();
});
