// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { portfolioItem } from '#app/marketing/portfolio/portfolio-item.factory.ts';
import { clearToast, shownToast } from '#ui/toast/toast-store.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { AdminFrame } from '../frame/admin-frame.tsx';
import type { AdminData } from '../frame/answer-page.ts';
import type { AdminState } from '../frame/read-page.ts';
import { loads, stubPictures } from '../records/records-section.factory.tsx';
import { RecordsSection } from '../records/records-section.tsx';

/** jsdom has no event streams. This one stays silent until a test sends something. */
class SilentEventSource extends EventTarget {
  static last: EventTarget;
  constructor() {
    super();
    SilentEventSource.last = this;
  }
  close() {}
}

beforeEach(() => {
  stubPictures(loads);
  vi.stubGlobal('EventSource', SilentEventSource);
});
afterEach(() => {
  vi.unstubAllGlobals();
  clearToast();
});

const items = [{ __typename: 'PortfolioItem' as const, ...portfolioItem({ title: 'The shop' }), version: 1 }];
const signedIn: AdminState<null> = {
  view: 'page',
  username: 'admin',
  now: Date.parse('2026-11-12T12:00:00.000Z'),
  waiting: {},
  content: null,
};

function Page() {
  const data = useLoaderData<AdminData<null>>();
  return (
    <AdminFrame data={data} answer={undefined} view="dashboard">
      {() => <RecordsSection kind="portfolio-item" records={items} />}
    </AdminFrame>
  );
}

/** Shows a page with a session. Later loads of the page return `reads`, and forms return `answers`, in order. */
async function show(server: { reads: AdminState<null>; answers: ActionResult }) {
  const states: AdminState<null>[] = [signedIn];
  const Stub = createRoutesStub([
    {
      path: '/admin',
      // Returns another object at each load, as the router does.
      loader: () => ({ state: { ...(states.pop() ?? server.reads) }, notice: null }),
      action: () => ({ ...server.answers }),
      HydrateFallback: () => null,
      Component: Page,
    },
  ]);
  render(<Stub initialEntries={['/admin']} />);
  await screen.findByRole('heading', { name: 'Portfolio' });
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const prompt = () => screen.queryByRole('dialog', { name: 'Your session has ended' });
const shownToasts = () => [shownToast()].filter((toast) => toast?.open);
const ended: ActionResult = { status: 'signed-out', message: 'Please log in.' };

const actions = {
  'a deletion': async () => {
    await press('Delete The shop');
    await press('Delete');
  },
  'a change': async () => {
    await press('Edit The shop');
    fireEvent.input(screen.getByLabelText('Title'), { target: { value: 'The new shop' } });
    await press('Save changes');
  },
};

test.each(
  Object.entries(actions).flatMap(([name, run]) =>
    ([{ view: 'sign-in' }, { view: 'fault' }, signedIn] as const).map(
      (reads) => [name, reads.view, run, reads] as const,
    ),
  ),
)(
  '%s without a session asks the admin to sign in, even if the reloaded page is "%s"',
  async (_name, _view, run, reads) => {
    await show({ reads, answers: ended });
    await run();
    await waitFor(() => expect(prompt()).toBeTruthy());
    expect(shownToasts()).toEqual([]);
  },
);

/** Tries to delete without a session, and signs in when the page asks. Afterwards the server has a session. */
async function signInAgain() {
  const server: Parameters<typeof show>[0] = { reads: { view: 'sign-in' }, answers: ended };
  await show(server);
  await actions['a deletion']();
  await waitFor(() => expect(prompt()).toBeTruthy());
  fireEvent.input(screen.getByLabelText('Password'), { target: { value: 'a secret' } });
  Object.assign(server, { reads: signedIn, answers: { status: 'done' } });
  await press('Log in');
  await waitFor(() => expect(prompt()).toBeNull());
  return server;
}

test('an action can be repeated after the sign-in', async () => {
  await signInAgain();
  expect(screen.getByRole('alertdialog', { name: 'Delete The shop?' })).toBeTruthy();
  await press('Delete');
  await waitFor(() => expect(shownToasts()[0]?.title).toBe('Portfolio item deleted'));
});

test('a page that was requested before the sign-in and arrives later does not ask to sign in again', async () => {
  const server = await signInAgain();
  const late: AdminState<null>[] = [{ view: 'sign-in' }];
  Object.defineProperty(server, 'reads', { get: () => late.pop() ?? signedIn });
  await press('Delete');
  await waitFor(() => expect(shownToasts()[0]?.title).toBe('Portfolio item deleted'));
  expect([late, prompt()]).toEqual([[], null]);
});

test('a session that ends while the admin does nothing is reported by the stream of changes', async () => {
  await show({ reads: { view: 'sign-in' }, answers: ended });
  const data = JSON.stringify({ errors: [{ message: 'Please log in.', extensions: { code: 'UNAUTHENTICATED' } }] });
  SilentEventSource.last.dispatchEvent(new MessageEvent('next', { data }));
  await waitFor(() => expect(prompt()).toBeTruthy());
});

test('a sign-in in another tab closes the dialog', async () => {
  const server: Parameters<typeof show>[0] = { reads: { view: 'sign-in' }, answers: ended };
  await show(server);
  await actions['a change']();
  await waitFor(() => expect(prompt()).toBeTruthy());
  server.reads = { view: 'fault' };
  await act(async () => void fireEvent.focus(window));
  expect(prompt(), 'a failed load is no proof of a session').toBeTruthy();
  server.reads = signedIn;
  await act(async () => void fireEvent.focus(window));
  await waitFor(() => expect(prompt()).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Edit portfolio item' })).toBeTruthy();
});

test('the closed dialog returns with the next action that needs a session', async () => {
  await show({ reads: { view: 'fault' }, answers: ended });
  await actions['a deletion']();
  await waitFor(() => expect(prompt()).toBeTruthy());
  await press('Close');
  expect(prompt()).toBeNull();
  await press('Delete');
  await waitFor(() => expect(prompt()).toBeTruthy());
});
