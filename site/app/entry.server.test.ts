import { createElement, useId } from 'react';
import { Link, RouterContextProvider, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { handleError, renderOnce } from './entry.server.tsx';
import { type SiteContext, siteContext } from './site-context.ts';

function reportedOf(error: unknown, signal: AbortSignal): unknown[] {
  const reported: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(siteContext, { logError: (fault: unknown) => void reported.push(fault) } as unknown as SiteContext);
  handleError(error, { request: new Request('http://site.invalid/', { signal }), context, params: {} });
  return reported;
}

test('faults of loaders are logged, but not requests that the visitor has aborted', () => {
  const fault = new Error('the cause');
  const gone = AbortSignal.abort(new Error('gone'));
  expect(reportedOf(fault, new AbortController().signal)).toEqual([fault]);
  expect(reportedOf(fault, gone)).toEqual([fault]);
  expect(reportedOf(gone.reason, gone)).toEqual([]);
});

const link = (name: string) => createElement('p', null, createElement(Link, { to: '/about' }, name));
const home = { pathname: '/', search: '', hash: '', state: null, key: 'default' };

test('`renderOnce` renders content only once for each key', () => {
  const first = renderOnce('a footer', link('About'), home);
  expect(first).toBe('<p><a href="/about" data-discover="true">About</a></p>');
  expect(renderOnce('a footer', link('another'), home)).toBe(first);
  expect(renderOnce('a header', link('another'), home)).toContain('another');
});

test('`renderOnce` refuses content that calls useId', () => {
  const Field = () => createElement('input', { id: useId() });
  expect(() => renderOnce('a field', createElement(Field), home)).toThrow('useId is called in "a field"');
});

test('`renderOnce` renders content without the query of the first request', () => {
  const Address = () => createElement('p', null, JSON.stringify(useLocation()));
  const asked = { ...home, pathname: '/admin/reset-password', search: '?token=secret', hash: '#secret' };
  const markup = renderOnce('an address', createElement(Address), asked);
  expect(markup).toContain('/admin/reset-password');
  expect(markup).not.toContain('secret');
});
