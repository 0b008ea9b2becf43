// @vitest-environment jsdom

import { checkoutTexts } from '@agency/api/contract/orders';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { maintenancePlan } from '#app/graphql/maintenance-plan.factory.ts';
import type { BuyerOrder } from '../load-checkout.ts';
import { newOrder } from '../order.factory.ts';
import { type DetailsAnswer, sendDetails } from './details-result.ts';
import { DetailsStep } from './details-step.tsx';

const plan = { ...maintenancePlan('protect'), features: [] };
type Answering = () => Promise<DetailsAnswer>;
const refusing = (answer: Partial<DetailsAnswer>) => async () => ({
  message: null,
  reply: { status: 'error' as const },
  ...answer,
});

function show({ open = null as BuyerOrder | null, answering = refusing({}) as Answering } = {}) {
  const action = vi.fn(async (_entries: object) => answering());
  const Stub = createRoutesStub([
    {
      path: '/maintenance/checkout',
      Component: ({ actionData }) => (
        <DetailsStep plan={plan} open={open} answer={actionData as DetailsAnswer} email="desk@agency.example" />
      ),
      action: async ({ request }) =>
        sendDetails(() => request.formData().then((form) => action(Object.fromEntries(form)))),
    },
  ]);
  const page = render(<Stub initialEntries={['/maintenance/checkout?step=details']} />);
  return { action, page };
}

const name = () => screen.getByLabelText<HTMLInputElement>('Full Name *');
const email = () => screen.getByLabelText<HTMLInputElement>('Email Address *');
const website = () => screen.getByLabelText<HTMLInputElement>(/^Website/);
const monthly = () => screen.getByLabelText<HTMLInputElement>('Charge each month automatically');
const enter = (field: HTMLInputElement, value: string) => {
  field.value = value;
  fireEvent.input(field);
};
const go = () => screen.getByRole('button', { name: /^(Continue|Placing)/ });
const submit = () => act(async () => void fireEvent.click(go()));

beforeEach(() => sessionStorage.clear());

test('the error of an invalid website is shown at its field, and an empty website is accepted', async () => {
  const { action } = show();
  enter(name(), 'Ada Lovelace');
  enter(email(), 'ada@example.com');
  enter(website(), 'my shop');
  await submit();
  expect(screen.getByText('Enter a web address such as example.com')).toBeTruthy();
  expect(document.activeElement).toBe(website());
  expect(action).not.toHaveBeenCalled();
  await act(async () => enter(website(), ''));
  await submit();
  expect(action).toHaveBeenCalledOnce();
});

test('the form sends the order once, with the plan and its price, and is pending until the answer arrives', async () => {
  const answer = Promise.withResolvers<DetailsAnswer>();
  const { action } = show({ answering: () => answer.promise });
  enter(name(), 'Ada Lovelace');
  enter(email(), 'ada@example.com');
  fireEvent.click(go());
  await submit();
  expect(action).toHaveBeenCalledExactlyOnceWith({
    customerName: 'Ada Lovelace',
    customerEmail: 'ada@example.com',
    website: '',
    storePayment: 'on',
    packageType: 'protect',
    packagePrice: '149.00',
  });
  expect([go().textContent, go().getAttribute('aria-disabled')]).toEqual(['Placing your order...', 'true']);
  await act(async () => answer.resolve(await refusing({})()));
});

test.each([
  ['the server’s message', refusing({ message: 'A payment is under way.' }), 'A payment is under way.'],
  ['the default message, if the server sends none,', refusing({}), 'Failed to create order. Please try again.'],
  [
    'the default message, if the server does not answer,',
    () => Promise.reject(new TypeError()),
    'Failed to create order. Please try again.',
  ],
])('after a failure, %s takes the focus, and the form keeps what was typed', async (_whose, answering, words) => {
  show({ answering });
  enter(name(), 'Ada Lovelace');
  enter(email(), 'ada@example.com');
  await submit();
  expect(document.activeElement?.textContent).toContain(words);
  expect([name().value, email().value]).toEqual(['Ada Lovelace', 'ada@example.com']);
});

test('if the payment is under review, the title of the failure says that the payment was received', async () => {
  show({ answering: refusing({ message: checkoutTexts.recordFailed }) });
  enter(name(), 'Ada Lovelace');
  enter(email(), 'ada@example.com');
  await submit();
  expect(document.activeElement?.textContent).toBe(`We received your payment${checkoutTexts.recordFailed}`);
});

test('an unreachable server results in a failure that does not reload the page', async () => {
  expect(await sendDetails(() => Promise.reject(new TypeError()))).toMatchObject({ unreachable: true });
});

test("the server's errors are shown at their fields", async () => {
  const reply = { status: 'error' as const, error: { customerEmail: ['This address bounces'] } };
  show({ answering: refusing({ reply }) });
  enter(name(), 'Ada Lovelace');
  enter(email(), 'ada@example.com');
  await submit();
  expect(screen.getByText('This address bounces')).toBeTruthy();
  expect(document.activeElement).toBe(email());
});

test('when buyers return, changed fields show what they typed, and the others show the order’s details', () => {
  const { page } = show();
  enter(name(), 'Ada Lovelace');
  enter(website(), 'example.com');
  fireEvent.click(monthly());
  page.unmount();
  show({ open: newOrder({ customerName: 'Ada Byron', customerEmail: 'byron@example.com' }) });
  const entries = [name().value, email().value, website().value];
  expect([...entries, monthly().checked]).toEqual(['Ada Lovelace', 'byron@example.com', 'example.com', false]);
});

test('without unsaved changes, the form shows the details of the open order', () => {
  show({ open: newOrder({ website: 'https://example.com' }) });
  const entries = [name().value, email().value, website().value];
  expect(entries).toEqual(['Ada Lovelace', 'ada@example.com', 'https://example.com']);
});

test('the form is marked, so that a submit waits for the framework', () => {
  show();
  expect(screen.getByRole('form', { name: 'Your details' }).matches('[data-hydrate]')).toBe(true);
});

test('without scripts, the form shows its errors, keeps what was typed, and can be sent', () => {
  const answer: DetailsAnswer = {
    message: null,
    reply: {
      status: 'error',
      initialValue: { customerName: 'A', customerEmail: 'ada@example.com' },
      error: { customerName: ['Name must be at least 2 characters'] },
    },
  };
  const Stub = createRoutesStub([
    {
      path: '/maintenance/checkout',
      Component: () => <DetailsStep plan={plan} open={null} answer={answer} email="desk@agency.example" />,
    },
  ]);
  document.body.innerHTML = renderToString(<Stub initialEntries={['/maintenance/checkout']} />);
  expect(document.forms[0]?.getAttribute('action')).toBe('/maintenance/checkout?step=details&plan=protect');
  expect(document.forms[0]?.method).toBe('post');
  expect([name().value, name().autofocus, email().value]).toEqual(['A', true, 'ada@example.com']);
  expect(screen.getByText('Name must be at least 2 characters')).toBeTruthy();
});
