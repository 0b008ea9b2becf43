// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider, useActionData } from 'react-router';
import { expect, test, vi } from 'vitest';
import { maintenancePlans } from '#app/graphql/maintenance-plan.factory.ts';
import { type SiteContext, siteContext } from '#app/site-context.ts';
import type { OwnPlan } from './own-plans.ts';
import { PlanSheet } from './plan-sheet.tsx';
import OwnPlans, { action, shouldRevalidate } from './route.tsx';

const plan: OwnPlan = {
  ...({ id: 'plan-1', packageType: 'protect', nextPackageType: null, packagePrice: '140.00', website: null } as const),
  ...({ state: 'active', isAutomatic: true, nextChargeAt: '2026-12-21T10:00:00.000Z', awaitsPayment: false } as const),
  ...({
    nextPackagePrice: null,
    nextPackageStartsAt: null,
    changeStartsAt: '2026-12-21T10:00:00.000Z',
    openPackageType: null,
    isPaymentInProgress: false,
  } as const),
  ...{ endsAt: null, endsIfCanceled: '2027-01-21T10:00:00.000Z', invoices: [] },
};

test('while a month is due, the page says that a newly chosen plan starts a month later', () => {
  const after = '2027-01-21T10:00:00.000Z';
  const due = { openPackageType: 'perform', awaitsPayment: true } as const;
  const chosen = {
    nextPackageType: 'maintain',
    nextPackagePrice: '75.00',
    nextPackageStartsAt: after,
    changeStartsAt: after,
  } as const;
  const Component = () => <PlanSheet plan={{ ...plan, ...due, ...chosen }} offered={maintenancePlans} token="T" />;
  const Stub = createRoutesStub([{ path: '/', Component }]);
  document.body.innerHTML = renderToString(<Stub />);
  const facts = [...document.querySelectorAll('dl > div')].map((fact) => fact.textContent);
  expect(facts).toContain('Next paymentDue since December 21, 2026, for Perform');
  expect(facts).toContain('Starting January 21, 2027Maintain, $75.00 a month');
  expect(document.querySelector('select')?.selectedOptions[0]?.textContent).toContain('$75.00 a month');
  expect(document.querySelector('label')?.textContent).toBe('Plan starting January 21, 2027');
});

test.each([
  ['perform', '299.00'],
  ['protect', '140.00'],
])('a change to the plan %s sends the price that the form shows', async (packageType, packagePrice) => {
  const Component = () => <PlanSheet plan={plan} offered={maintenancePlans} token="T" />;
  const Stub = createRoutesStub([{ path: '/', Component }]);
  document.body.innerHTML = renderToString(<Stub />);
  const select = document.querySelector('select') as HTMLSelectElement;
  select.value = packageType;
  expect(select.selectedOptions[0]?.textContent).toContain(`$${packagePrice} a month`);
  const body = new URLSearchParams([...new FormData(select.form as HTMLFormElement)] as [string, string][]);
  const url = new URL('http://site.invalid/maintenance/plan?token=T');
  const request = new Request(url, { method: 'POST', body });
  const queryApi = vi.fn(async () => ({ changeOwnPlan: { __typename: 'Receipt', message: 'Done.' } }));
  const context = new RouterContextProvider();
  context.set(siteContext, { queryApi } as unknown as SiteContext);
  await action({ context, request, url, params: {}, pattern: '/maintenance/plan' });
  const input = { id: 'plan-1', change: 'change', packageType, packagePrice, token: 'T' };
  expect(queryApi).toHaveBeenCalledExactlyOnceWith(expect.anything(), { input });
});

test.each([
  [null, 'This link no longer works.'],
  [[], 'This email address has no plan that is active or ended within the last year.'],
])('if the plans of a link are %j, the page says why it shows no plan', (plans, why) => {
  const page = { loaderData: { token: 'T', plans, offered: [] } } as unknown as Parameters<typeof OwnPlans>[0];
  const Stub = createRoutesStub([{ path: '/', Component: () => <OwnPlans {...page} /> }]);
  expect(renderToString(<Stub />)).toContain(why);
});

test.each([
  [{ status: 'gone', message: 'This link is no longer valid.' }, 'Nothing was changed'],
  [{ status: 'refused', message: 'Too many requests.' }, 'No link was sent'],
  [{ status: 'fault' }, 'The link may have been sent.'],
])('if a change or the request for a link fails with %o, the page says what is known', (actionData, words) => {
  const page = { loaderData: { token: 'T', plans: null, offered: [] }, actionData };
  const Component = () => <OwnPlans {...(page as unknown as Parameters<typeof OwnPlans>[0])} />;
  const Stub = createRoutesStub([{ path: '/', Component }]);
  expect(renderToString(<Stub />)).toContain(words);
});

test('a second press sends nothing, and if the connection fails, the page stays and says “No response”', async () => {
  const answer = Promise.withResolvers<object>();
  const sent = vi.fn(() => answer.promise);
  const loaderData = { token: 'T', plans: [{ ...plan, awaitsPayment: true }], offered: [] };
  const Component = () => {
    const page = { loaderData, actionData: useActionData() };
    return <OwnPlans {...(page as unknown as Parameters<typeof OwnPlans>[0])} />;
  };
  // Without a connection, a reload of the plans would fail too.
  const loader = vi.fn().mockResolvedValueOnce(null).mockRejectedValue(new Error('offline'));
  const route = { path: '/maintenance/plan', Component, action: sent, loader, shouldRevalidate };
  const Stub = createRoutesStub([{ ...route, HydrateFallback: () => null }]);
  document.body.replaceChildren();
  render(<Stub initialEntries={['/maintenance/plan?token=T']} />);
  const resend = await screen.findByRole('button', { name: 'Resend the payment link' });
  for (let press = 0; press < 2; press += 1) fireEvent.click(resend);
  await expect.poll(() => resend.textContent).toBe('Sending...');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel my plan' }));
  answer.resolve({ status: 'fault' });
  await screen.findByText('No response');
  expect(sent).toHaveBeenCalledOnce();
});

test('the result of each change takes the focus', async () => {
  const action = vi.fn();
  for (const message of ['Canceled.', 'Continues.']) action.mockResolvedValueOnce({ status: 'done', message });
  const Component = () => {
    const page = { loaderData: { token: 'T', plans: [plan], offered: [] }, actionData: useActionData() };
    return <OwnPlans {...(page as unknown as Parameters<typeof OwnPlans>[0])} />;
  };
  const Stub = createRoutesStub([{ path: '/maintenance/plan', Component, action }]);
  document.body.replaceChildren();
  render(<Stub initialEntries={['/maintenance/plan?token=T']} />);
  for (const message of ['Canceled.', 'Continues.']) {
    const button = screen.getByRole('button', { name: 'Cancel my plan' });
    button.focus();
    // The form is guarded against a second press until React has run the effects of the last result.
    await act(async () => undefined);
    fireEvent.click(button);
    await screen.findByText(message);
    expect(document.activeElement?.textContent).toContain(message);
  }
});
