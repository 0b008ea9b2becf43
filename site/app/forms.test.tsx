// @vitest-environment jsdom

import { simulateAnalysis } from '@agency/api/contract/performance';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, type ReactNode, useReducer } from 'react';
import { createRoutesStub } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { RecordForm } from '#app/admin/records/record-form.tsx';
import { SignInPage } from '#app/admin/sign-in/sign-in-form.tsx';
import { maintenancePlan } from '#app/graphql/maintenance-plan.factory.ts';
import ForgotPasswordPage from './admin/forgot-password/route.tsx';
import ResetPasswordPage from './admin/reset-password/route.tsx';
import { SessionEnded } from './admin/sign-in/session-ended.tsx';
import type { BotCheckEvents } from './bot-check/bot-check-config.ts';
import { DetailsForm } from './checkout/details/details-step.tsx';
import { ContactForm } from './marketing/contact/contact-form.tsx';
import { Analyzer } from './marketing/performance/analyzer.tsx';
import { EmailReport } from './marketing/performance/email-report.tsx';

let pass: BotCheckEvents['onToken'] | undefined;
vi.mock('#app/bot-check/proof-of-work-check.tsx', () => ({
  ProofOfWorkCheck({ onToken }: BotCheckEvents) {
    pass = onToken;
    return <p>Bot check</p>;
  },
}));

type Entries = { wrong: string; right: string; words: string };
type FormCase = {
  name: string;
  element(): ReactNode;
  fields: Record<string, Entries>;
  /** The name of the button that sends the form. */
  button: string;
  /** The name of the button that opens the form, if the page does not show it at once. */
  opener?: string;
};

const email = { wrong: 'ada@', right: 'ada@example.com', words: 'Please enter a valid email address' };
const longName = { wrong: 'n'.repeat(101), right: 'Ada', words: 'Name too long' };
const password = { wrong: 'short', right: 'a long passphrase', words: 'Password must be at least 6 characters' };
const signIn = {
  Username: { wrong: 'ad', right: 'ada', words: 'Username must be at least 3 characters' },
  Password: password,
};
const report = { website: 'https://example.com', result: simulateAnalysis(() => 0.5) };

const ForgotPassword = ForgotPasswordPage as ComponentType<{ actionData: undefined }>;
const ResetPassword = ResetPasswordPage as ComponentType<{
  loaderData: { token: string; isDead: boolean };
  actionData: undefined;
}>;

const progress = { current: { typed: false, sending: false } };
const endedReading = {};
const plan = { ...maintenancePlan('protect'), features: [] };

const forms: FormCase[] = [
  {
    name: 'contact',
    element: () => <ContactForm email="hello@agency.example" />,
    fields: {
      Name: { wrong: 'A', right: 'Ada', words: 'Name must be at least 2 characters' },
      Email: email,
      Service: { wrong: '', right: 'shopify', words: 'Please select a service' },
      Message: { wrong: 'Too short', right: 'A new site, please.', words: 'Message must be at least 10 characters' },
    },
    button: 'Send message',
  },
  { name: 'sign-in', element: () => <SignInPage answer={undefined} />, fields: signIn, button: 'Log in' },
  {
    name: 'sign-in over the dashboard',
    element: () => <SessionEnded ended={endedReading} username="" />,
    fields: signIn,
    button: 'Log in',
  },
  {
    name: 'forgot password',
    element: () => <ForgotPassword actionData={undefined} />,
    fields: { Email: email },
    button: 'Send reset link',
  },
  {
    name: 'reset password',
    element: () => <ResetPassword loaderData={{ token: 'token', isDead: false }} actionData={undefined} />,
    fields: { 'New password': password },
    button: 'Reset password',
  },
  {
    name: 'portfolio item',
    element: () => <RecordForm kind="portfolio-item" record={null} progress={progress} onSaved={() => undefined} />,
    fields: {
      Title: { wrong: ' ', right: 'The shop', words: 'Required' },
      Description: { wrong: ' ', right: 'What was built.', words: 'Required' },
      Technology: { wrong: '', right: 'React', words: 'Please select a technology' },
      'Image URL': {
        wrong: 'picture',
        right: '/images/shop.webp',
        words: 'Must be a web address or a path starting with /',
      },
    },
    button: 'Add to portfolio',
  },
  {
    name: 'checkout details',
    element: () => <DetailsForm plan={plan} open={null} answer={undefined} />,
    fields: {
      'Full Name *': { wrong: 'A', right: 'Ada', words: 'Name must be at least 2 characters' },
      'Email Address *': email,
    },
    button: 'Continue to payment',
  },
  {
    name: 'report by mail',
    element: () => <EmailReport report={report} />,
    fields: { Email: email, Name: longName },
    button: 'Send',
    opener: 'Email Complete Report',
  },
  {
    name: 'analyzer',
    element: () => <Analyzer title="Toolkit" />,
    fields: {
      'Website URL': {
        wrong: 'localhost',
        right: 'example.com',
        words: 'Enter a public domain name such as example.com',
      },
    },
    button: 'Analyze',
  },
];

const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>((words) => words.startsWith(label), { selector: 'input, select, textarea' });
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

/** Shows the form in a parent that can render again, with an action that must not be called. */
async function show({ element, opener }: FormCase) {
  const action = vi.fn(() => null);
  let again: () => void = () => undefined;
  function Parent() {
    const [, render] = useReducer((times: number) => times + 1, 0);
    again = render;
    return element();
  }
  const Stub = createRoutesStub([
    {
      id: 'root',
      path: '/',
      loader: () => ({ botCheck: { kind: 'proof-of-work', challengeUrl: '/challenge' } }),
      action,
      HydrateFallback: () => null,
      children: [
        { index: true, action, Component: Parent },
        { path: '*', action },
      ],
    },
  ]);
  render(<Stub />);
  await screen.findAllByRole('button');
  if (opener) fireEvent.click(button(opener));
  return { action, again: () => act(async () => again()) };
}

const touch = (label: string) => act(async () => field(label).focus());
const enter = (label: string, value: string) =>
  act(async () => void fireEvent.input(field(label), { target: { value } }));
/** Returns the fields that are marked as invalid, each with its first message. */
const remarks = (labels: string[]) =>
  labels
    .filter((label) => field(label).getAttribute('aria-invalid') === 'true')
    .map((label) => {
      const [first = ''] = (field(label).getAttribute('aria-describedby') ?? '').split(' ');
      return [label, document.getElementById(first)?.textContent];
    });

/**
 * For each field, returns two orders in which to fill in the form: one with this field first, and one with it last.
 * `wrong` is this field, which gets an invalid value.
 */
const ordersOf = (labels: string[]) =>
  labels.flatMap((wrong, start) => {
    const order = [...labels.slice(start), ...labels.slice(0, start)];
    return labels.length > 1
      ? [
          { order, wrong },
          { order: order.toReversed(), wrong },
        ]
      : [{ order, wrong }];
  });

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  pass = undefined;
  sessionStorage.clear();
});
describe.each(forms)('$name', (form) => {
  const labels = Object.keys(form.fields);

  test.each(['before', 'between', 'after'])(
    'shows the error of a field that was filled in first or last, even if the form renders again %s the entries',
    async (when) => {
      for (const { order, wrong } of ordersOf(labels)) {
        const { action, again } = await show(form);
        const disturb = async () => {
          await act(async () => pass?.('token'));
          await again();
        };
        if (when === 'before') await disturb();
        for (const [index, label] of order.entries()) {
          await touch(label);
          if (when === 'between' && index > 0) await disturb();
          const { wrong: bad, right } = form.fields[label] as Entries;
          await enter(label, label === wrong ? bad : right);
        }
        if (when === 'after') await disturb();
        await act(async () => button(form.button).focus());
        await act(async () => void fireEvent.click(button(form.button)));
        const attempt = `${order.join(', ')}; wrong: ${wrong}`;
        const { words, right } = form.fields[wrong] as Entries;
        expect(remarks(labels), attempt).toEqual([[wrong, words]]);
        expect(document.activeElement, attempt).toBe(field(wrong));
        expect(action).not.toHaveBeenCalled();
        await enter(wrong, right);
        expect(remarks(labels), attempt).toEqual([]);
        cleanup();
        sessionStorage.clear();
      }
    },
  );
});
