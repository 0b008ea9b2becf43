// @vitest-environment jsdom
import { renderToString } from 'react-dom/server';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { maintenancePlans } from '#app/graphql/maintenance-plan.factory.ts';
import { type SiteContext, siteContext } from '#app/site-context.ts';
import type { OwnPlan } from './own-plans.ts';
import { PlanSheet } from './plan-sheet.tsx';
import { action } from './route.tsx';

const plan: OwnPlan = {
  ...({ id: 'plan-1', packageType: 'protect', nextPackageType: null, packagePrice: '140.00', website: null } as const),
  ...({ state: 'active', isAutomatic: true, nextChargeAt: '2026-12-21T10:00:00.000Z', awaitsPayment: false } as const),
  ...{ endsAt: null, endsIfCanceled: '2027-01-21T10:00:00.000Z', invoices: [] },
};

test('a plan that returns after the open month is not announced for the next month', () => {
  const Component = () => <PlanSheet plan={{ ...plan, nextPackageType: 'protect' }} offered={[]} token="T" />;
  const Stub = createRoutesStub([{ path: '/', Component }]);
  expect(renderToString(<Stub />)).toContain('After the month that is due');
});

test.each([
  ['perform', '299.00'],
  ['protect', '140.00'],
])('a change to %s sends the price that is shown for it', async (packageType, packagePrice) => {
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
