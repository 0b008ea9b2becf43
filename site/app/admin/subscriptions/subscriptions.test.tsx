// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub, Link, Outlet } from 'react-router';
import { expect, test } from 'vitest';
import { textsInBrowser, UnsavedTextsContext } from '#ui/admin/reply/unsaved-texts.ts';
import type { SubscriptionWithTimeline } from '#ui/admin/subscriptions/subscription-documents.ts';
import { Toaster } from '#ui/toast/toaster.tsx';
import { ChangeQueue } from '../frame/layout.tsx';
import { Subscriptions } from './subscriptions.tsx';

const at = '2026-10-01T09:00:00.000Z';
const plan: SubscriptionWithTimeline = {
  ...({ __typename: 'PlanSubscription', id: 's', customerName: 'Ada', customerEmail: 'ada@client.example' } as const),
  ...({ website: null, packageType: 'protect', nextPackageType: null, packagePrice: '149.00' } as const),
  ...({ currency: 'USD', demo: false, planState: 'active', isAutomatic: true, paidPeriods: 2 } as const),
  ...{ nextChargeAt: null, awaitsPayment: false, endsAt: null, reportedAt: null, startedAt: at, createdAt: at },
  ...{ events: [], orders: [] },
};

test('a note that could not be added is kept, even if another page has opened', async () => {
  const texts = textsInBrowser('ada');
  const { promise: answered, resolve: answer } = Promise.withResolvers<object>();
  const page = { items: [plan], total: 1, newer: null, older: null };
  const Component = () => <Subscriptions subscriptions={{ page, requested: null, open: plan, counts: {} }} now={0} />;
  const Layout = () => (
    <UnsavedTextsContext value={texts}>
      <ChangeQueue children={[<Link key="leave" to="/admin/orders" children="Leave" />, <Outlet key="page" />]} />
      <Toaster />
    </UnsavedTextsContext>
  );
  const children = [
    { path: '/admin/subscriptions', action: () => answered, Component },
    { path: '/admin/orders', Component: () => 'Orders' },
  ];
  const Page = createRoutesStub([{ Component: Layout, children }]);
  render(<Page initialEntries={['/admin/subscriptions']} />);
  fireEvent.input(screen.getByLabelText('Private note'), { target: { value: 'Call on Monday.' } });
  fireEvent.click(screen.getByText('Add note'));
  fireEvent.click(screen.getByText('Leave'));
  await screen.findByText('Orders');
  answer({ status: 'fault' });
  expect(await screen.findByText('Failed to add the note.')).toBeTruthy();
  expect(texts.read('s subscription Add note')).toBe('Call on Monday.');
});
