// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub, useActionData } from 'react-router';
import { afterEach, expect, test } from 'vitest';
import { clearToast, shownToast } from '#ui/toast/toast-store.ts';
import type { ActionResult } from './actions/action-result.ts';
import ForgotPassword from './forgot-password/route.tsx';
import ResetPassword from './reset-password/route.tsx';
import { SignInPage } from './sign-in/sign-in-form.tsx';

afterEach(clearToast);

const SignIn = () => <SignInPage answer={useActionData<ActionResult>()} />;

const pages = {
  login: {
    Page: SignIn,
    entries: { Username: 'studio', Password: 'a long passphrase' },
    submit: 'Log in',
    title: 'Login failed',
    otherwise: 'Please check your credentials and try again.',
  },
  'forgotten password': {
    Page: ForgotPassword,
    entries: { Email: 'ann@agency.example' },
    submit: 'Send reset link',
    title: 'No link was sent',
    otherwise: 'Failed to send reset email. Please try again.',
  },
  'new password': {
    Page: ResetPassword,
    entries: { 'New password': 'another passphrase' },
    submit: 'Reset password',
    title: 'Reset failed',
    otherwise: 'Failed to reset password. The link may be expired.',
  },
};

const server: ActionResult = { status: 'refused', message: 'Too many attempts. Please try again in 15 minutes.' };

test('a used or expired password reset link shows why it failed, and the form to request another one', async () => {
  const message = 'This reset link is no longer valid. Please request a new one.';
  const action = (): ActionResult => ({ status: 'expired', message });
  const loader = () => ({ token: 'a-token' });
  const Component = ResetPassword as ComponentType;
  const Stub = createRoutesStub([{ path: '/admin/*', loader, action, Component, HydrateFallback: () => null }]);
  render(<Stub initialEntries={['/admin/reset-password']} />);
  const button = await screen.findByRole('button', { name: 'Reset password' });
  fireEvent.input(screen.getByLabelText('New password'), { target: { value: 'another passphrase' } });
  await act(async () => void fireEvent.click(button));
  expect(document.activeElement?.textContent).toBe(`Reset failed${message}`);
  expect(screen.queryByLabelText('New password')).toBeNull();
  const form = screen.getByRole('button', { name: 'Send reset link' }).closest('form');
  expect([form?.getAttribute('action'), screen.getByLabelText('Email')]).toEqual([
    '/admin/forgot-password',
    expect.anything(),
  ]);
});

test.each(
  Object.keys(pages).flatMap((page) => [
    [page, { status: 'fault' } satisfies ActionResult],
    [page, server],
  ]) as [keyof typeof pages, ActionResult][],
)("if the %s form fails with %j, it shows the server's message, or its own if there is none", async (page, answer) => {
  const { Page, entries, submit, title, otherwise } = pages[page];
  const action = () => answer;
  const loader = () => ({ token: 'a-token' });
  const Component = Page as ComponentType;
  const Stub = createRoutesStub([{ path: '/admin/*', loader, action, Component, HydrateFallback: () => null }]);
  render(<Stub initialEntries={['/admin/page']} />);
  const button = await screen.findByRole('button', { name: submit });
  for (const [label, value] of Object.entries(entries))
    fireEvent.input(screen.getByLabelText(label), { target: { value } });
  await act(async () => void fireEvent.click(button));
  const heading = await screen.findByText(title);
  expect(heading.parentElement?.textContent).toContain(answer.message ?? otherwise);
  expect(shownToast(), 'the message appears only once').toBeNull();
});
