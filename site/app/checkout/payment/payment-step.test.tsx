// @vitest-environment jsdom

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { maintenancePlan } from '#app/graphql/maintenance-plan.factory.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import { newOrder } from '../order.factory.ts';
import { PaymentStep } from './payment-step.tsx';
import type { PaymentEvents } from './paypal-sdk.ts';

const plan = { ...maintenancePlan('protect'), features: [] };
const setup = { sdkUrl: '/api/paypal/demo-sdk.js', isDemo: true };
const email = 'hello@agency.example';

const Page = (changes: Partial<Parameters<typeof PaymentStep>[0]>) => {
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <PaymentStep plan={plan} order={newOrder()} setup={setup} email={email} {...changes} />,
    },
  ]);
  return <Stub />;
};

let buyer: PaymentEvents;
const answers = vi.fn(async (path: string) =>
  Response.json(path.endsWith('/setup') ? { clientToken: 't' } : { id: 'P1' }),
);

beforeEach(() => {
  sessionStorage.clear();
  vi.stubGlobal('fetch', answers);
  answers.mockClear();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Acts as if PayPal's script had loaded. */
async function scriptComes() {
  window.paypal = {
    createInstance: async () => ({
      createPayPalOneTimePaymentSession(events) {
        buyer = events;
        return { start: async (_options, order) => void (await order), destroy: () => undefined };
      },
    }),
  };
  const script = document.querySelector<HTMLScriptElement>('script[src="/api/paypal/demo-sdk.js"]');
  await act(async () => void script?.onload?.(new Event('load')));
}

const back = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Back' });
/**
 * Waits for the button. `scriptComes` does nothing if an earlier test has loaded the script, which is loaded once per
 * page.
 */
const payable = () => expect.poll(() => scriptComes().then(() => document.querySelector('paypal-button'))).toBeTruthy();
const press = () => act(async () => void fireEvent.click(document.querySelector('paypal-button') as HTMLElement));

test.each([
  [{ storePayment: true }, 'billing continues automatically at $149.00'],
  [{ storePayment: false }, 'a link to pay $149.00 each month'],
  [{ packagePrice: '1299.00' }, 'billing continues automatically at $1,299.00'],
])('the terms of an order with %o say how its next months are paid', (changes, terms) => {
  expect(renderToString(<Page order={newOrder(changes)} />)).toContain(terms);
});

test('the payment of a month of a canceled plan says when the plan ends, and promises no further months', async () => {
  const { container } = render(<Page order={newOrder({ period: 3, planEndsAt: '2027-01-21T10:00:00.000Z' })} />);
  expect(container.textContent?.match(/ends on January 21, 2027/g)).toHaveLength(2);
  expect(container.textContent).not.toMatch(/until you cancel|every month|To cancel later/);
});

test('PayPal’s script loads after a failure, and then the button pays, cancels and shows failures', async () => {
  render(<Page />);
  await act(async () => undefined);
  expect(screen.getByRole('status').textContent).toBe('Loading PayPal...');
  const script = document.querySelector<HTMLScriptElement>('script[src="/api/paypal/demo-sdk.js"]');
  await act(async () => void script?.onerror?.(new Event('error')));
  expect(document.activeElement?.textContent).toContain('PayPal’s button could not be loaded.');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(document.activeElement?.textContent).toBe('Loading PayPal...');
  await scriptComes();
  expect(document.querySelector('paypal-button')).toBeTruthy();

  // The script is loaded once per page, so the rest of the test uses the loaded script.
  await press();
  expect(back().disabled).toBe(true);
  await act(async () => buyer.onCancel());
  expect(document.activeElement?.textContent).toContain(
    'Payment canceledNothing was charged. Your order INV-2026-000123',
  );
  expect(back().disabled).toBe(false);

  answers.mockImplementation(async (path) =>
    path.endsWith('/capture')
      ? Response.json({ message: 'No answer.' }, { status: 502 })
      : Response.json(path.endsWith('/setup') ? { clientToken: 't' } : { id: 'P1' }),
  );
  await press();
  await act(async () => buyer.onApprove({ orderId: 'P1' }));
  expect(document.activeElement?.textContent).toContain('No response yetNo answer.');
  expect(document.activeElement?.querySelector('a')?.href).toBe(`mailto:${email}?subject=INV-2026-000123`);
  expect(document.querySelector('paypal-button')).toBeNull();

  const capture = Promise.withResolvers<Response>();
  answers.mockImplementation((path) =>
    path.endsWith('/capture') ? capture.promise : Promise.resolve(Response.json({ message: 'x' }, { status: 500 })),
  );
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(document.activeElement?.textContent).toContain('Processing your payment...');
  expect(back().disabled).toBe(true);
  await act(async () =>
    capture.resolve(Response.json({ purchase_units: [{ payments: { captures: [{ id: 'C1' }] } }] })),
  );
  expect(document.activeElement?.textContent).toContain(
    'Payment completed but there was an issue processing your order. Please contact support. Email hello@agency.example and include invoice number INV-2026-000123',
  );
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

test('the buyer can pay on a page that the browser translates', async () => {
  answers.mockImplementation(async () => Response.json({ clientToken: 't', id: 'P1' }));
  render(<Page />);
  const waiting = screen.getByRole('status');
  waiting.innerHTML = '<font>PayPal wird geladen...</font>';
  await payable();
  await press();
  expect(waiting.textContent).toBe('Waiting for PayPal. Continue in the PayPal window.');
});

test('if another tab changes the order, the buyer must accept the change before paying', async () => {
  let order = newOrder({ id: 'order-1', packageType: 'maintain', packagePrice: '79.00' });
  const Stub = createRoutesStub([
    {
      path: '/',
      loader: () => order,
      Component: () => <PaymentStep plan={plan} order={useLoaderData()} setup={setup} email={email} />,
      HydrateFallback: () => null,
    },
  ]);
  const refusal = { message: 'The amount of this order is 299.00.' };
  answers.mockImplementation(async (path) =>
    path.endsWith('/setup') ? Response.json({ clientToken: 't' }) : Response.json(refusal, { status: 400 }),
  );
  render(<Stub />);
  await payable();
  order = newOrder({ id: 'order-2', packageType: 'perform', packagePrice: '299.00' });
  await press();
  const changed = 'You chose Perform, $299.00 a month, in another tabThis page was for Maintain, $79.00 a month.';
  await expect.poll(() => document.activeElement?.textContent).toContain(changed);
  expect(document.querySelector('paypal-button')).toBeNull();
  expect(screen.getByRole('link', { name: /^Go back to Maintain/ }).getAttribute('href')).toMatch(/details&plan=maint/);

  // Reloading the page does not accept the change.
  cleanup();
  render(<Stub />);
  await expect.poll(() => document.activeElement?.textContent).toContain(changed);
  await act(async () =>
    fireEvent.click(screen.getByRole('button', { name: 'Continue with Perform, $299.00 a month' })),
  );
  expect(document.activeElement?.textContent).toContain('This payment is for Perform, $299.00 a month.');
  await payable();
});

test('an order that is paid in another tab is not paid again, and links to its receipt', async () => {
  render(<Page />);
  await payable();
  const paid = { message: 'Your order is paid already.', reason: 'PAID' };
  answers.mockImplementation(async () => Response.json(paid, { status: 409 }));
  await press();
  expect(document.activeElement?.textContent).toContain('Your order is paid already.');
  expect(document.querySelector('paypal-button')).toBeNull();
  expect(screen.getByRole('link', { name: 'See your order' }).getAttribute('href')).toMatch(/step=success$/);
});

test('only the demo says that no money moves', () => {
  const note = /takes no money/;
  expect(renderToString(<Page />)).toMatch(note);
  expect(renderToString(<Page setup={{ ...setup, isDemo: false }} />)).not.toMatch(note);
});

test('without scripts, the page says that paying needs scripts, shows an email address, and links back', () => {
  document.body.innerHTML = renderToString(<Page />);
  expect(document.querySelector('noscript')?.innerHTML).toMatch(/Payment requires JavaScript.*hello@agency\.example/s);
  expect(screen.getByText('Loading PayPal...').className).toContain(withScript);
  expect(Object.fromEntries(new FormData(document.forms[0]))).toEqual({ step: 'details', plan: 'protect' });
});

test('without PayPal, the page says that the order is saved, and during a review that it is already paid', () => {
  document.body.innerHTML = renderToString(<Page setup={null} />);
  expect(document.body.textContent).toContain('PayPal is not responding right now. Your order is saved');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  const order = newOrder({ paymentStatus: 'review' });
  document.body.innerHTML = renderToString(<Page setup={null} order={order} />);
  expect(document.body.textContent).toContain('You do not need to pay again.');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
});

test('the order of a later month, open or closed, has no button or link to begin a second plan', async () => {
  const refusal = { message: 'Not open any more.', reason: 'ENDED' };
  answers.mockImplementation(async (path) =>
    path.endsWith('/setup') ? Response.json({ clientToken: 't' }) : Response.json(refusal, { status: 409 }),
  );
  render(<Page order={newOrder({ period: 3 })} />);
  await payable();
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  await press();
  expect(screen.getByRole('link', { name: 'See your plan' }).getAttribute('href')).toBe('/maintenance/plan');
  expect(screen.queryByRole('link', { name: 'Start again' })).toBeNull();
});
