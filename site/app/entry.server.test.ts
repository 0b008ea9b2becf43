import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { handleError } from './entry.server.tsx';
import { type SiteContext, siteContext } from './site-context.ts';

function reportedOf(error: unknown, signal: AbortSignal): unknown[] {
  const reported: unknown[] = [];
  const context = new RouterContextProvider();
  context.set(siteContext, { logError: (fault: unknown) => void reported.push(fault) } as unknown as SiteContext);
  handleError(error, { request: new Request('http://site.invalid/', { signal }), context, params: {} });
  return reported;
}

test('a visitor who goes away is no fault, and hides none', () => {
  const fault = new Error('the cause');
  const gone = AbortSignal.abort(new Error('gone'));
  expect(reportedOf(fault, new AbortController().signal)).toEqual([fault]);
  expect(reportedOf(fault, gone)).toEqual([fault]);
  expect(reportedOf(gone.reason, gone)).toEqual([]);
});
