import type { Page } from '@playwright/test';
import { admin } from '../fixtures/admin.ts';

/** A path, and what must be done before in the page's own browser so that it shows something. */
export type Visit = { path: string; before?(page: Page, address: string): Promise<void> };

/**
 * The steps of a purchase, then the admin area with what was bought. The sequence matters, because each visit needs the ones
 * before it.
 */
export const visitsInOrder: readonly Visit[] = [
  { path: '/maintenance/checkout?step=details' },
  { path: '/maintenance/checkout?step=payment', before: placeOrder },
  { path: '/maintenance/checkout?step=success', before: payOrder },
  { path: '/admin', before: signIn },
  { path: '/admin/orders' },
  { path: '/admin/orders?attention=1' },
];

async function placeOrder({ request }: Page, address: string): Promise<void> {
  const data = {
    customerName: 'Ada Lovelace',
    customerEmail: 'ada@buyer.example',
    website: 'analytical.example',
    packageType: 'protect',
    packagePrice: '149.00',
  };
  await post(request, `${address}/api/maintenance/create`, data);
}

/** Pays as a browser does, but without the stand-in's window. */
async function payOrder({ request }: Page, address: string): Promise<void> {
  const paypal = `${address}/api/paypal`;
  const { id } = await post(request, `${paypal}/order`, { amount: '149.00', currency: 'USD', intent: 'CAPTURE' });
  await post(request, `${paypal}/demo/orders/${id}/approve`, {});
  await post(request, `${paypal}/order/${id}/capture`, {});
}

async function signIn(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/admin`);
  await page.getByLabel('Username').fill(admin.username);
  await page.getByLabel('Password', { exact: true }).fill(admin.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByRole('navigation', { name: 'Admin' }).waitFor();
}

async function post(request: Page['request'], url: string, data: object): Promise<{ id?: string }> {
  const answer = await request.post(url, { data });
  if (!answer.ok()) throw new Error(`${url} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}
