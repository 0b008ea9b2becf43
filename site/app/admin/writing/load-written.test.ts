// @vitest-environment jsdom
import type { LoaderFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { siteContext } from '#app/site-context.ts';
import { type AdminData, keepPageOnFault } from '../frame/answer-page.ts';
import { loadWritten } from './load-written.ts';

test('a reload keeps the open page of a deleted record, but a navigation to it is a 404', async () => {
  const none = { totalCount: 0 };
  const navigation = {
    session: { user: { username: 'ada' } },
    ordersNeedingReview: none,
    subscriptionCounts: { pastDue: 0 },
    mailsToNotice: none,
  };
  const queryApi = async () => ({ record: null, copy: null, ...navigation });
  const site = { queryApi, cookies: { read: () => null } };
  const context = { get: (key: unknown) => key === siteContext && site };
  const args = { context, params: { id: '1' }, url: new URL(location.href) } as unknown as LoaderFunctionArgs;
  const load = () =>
    loadWritten('post', args).then(
      ({ data }): AdminData<object> => data,
      // React Router converts a thrown 404 to this form in the browser.
      ({ data, init: { status } }) => Promise.reject({ data, status, statusText: '', internal: false }),
    );
  const kept = await keepPageOnFault(load, new Request(location.href));
  expect(kept.state).toMatchObject({ view: 'page', content: { stored: { record: null, copy: null } } });
  await expect(keepPageOnFault(load, new Request(`${location.href}other`))).rejects.toMatchObject({ status: 404 });
});
