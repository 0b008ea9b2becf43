// @vitest-environment jsdom
import { act, render, screen, waitFor } from '@testing-library/react';
import { createRoutesStub, useLocation, useRevalidator } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toggleNotifies, useNotifies } from './notify.ts';
import { useArrivals } from './use-arrivals.ts';

const arrival = (place: number) => ({
  id: `${place}`,
  name: `Ada ${place}`,
  service: 'shopify',
  createdAt: `2026-11-12T12:00:0${place}.000Z`,
});
let latest: ReturnType<typeof arrival>[] = [];
let shown: { title: string; body: string; onclick(): void }[] = [];
let visibility: DocumentVisibilityState = 'hidden';
let permission: NotificationPermission = 'granted';

// Restores the globals, which other test files share.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

beforeEach(() => {
  [latest, shown, visibility, permission] = [[arrival(1)], [], 'hidden', 'granted'];
  localStorage.clear();
  useNotifies.setState({ on: false });
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  vi.spyOn(window, 'focus').mockImplementation(() => undefined);
  vi.stubGlobal(
    'Notification',
    class {
      static permission = 'default';
      static requestPermission = async () => {
        Notification_.permission = permission;
        return permission;
      };
      onclick() {}
      close() {}
      constructor(title: string, { body }: { body: string }) {
        shown.push(Object.assign(this, { title, body }));
      }
    },
  );
  const Notification_ = Notification as unknown as { permission: NotificationPermission };
});

function Page() {
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  useArrivals(true);
  return (
    <>
      <p>at {pathname + search}</p>
      <button type="button" onClick={() => void revalidate()}>
        Changed
      </button>
    </>
  );
}

async function show() {
  const loader = vi.fn(() => ({ latest }));
  const Stub = createRoutesStub([
    { path: '/admin/arrivals', loader },
    { path: '*', Component: Page },
  ]);
  render(<Stub initialEntries={['/admin']} />);
  await act(() => toggleNotifies());
  if (useNotifies.getState().on) await waitFor(() => expect(loader).toHaveBeenCalledTimes(1));
  return async (...arrived: number[]) => {
    latest = [...arrived.map(arrival), ...latest];
    const calls = loader.mock.calls.length;
    await act(async () => screen.getByText('Changed').click());
    await waitFor(() => expect(loader.mock.calls.length).toBeGreaterThan(calls));
    await act(async () => undefined);
  };
}
const titles = () => shown.map(({ title }) => title);

test('a hidden page shows one notification for all new inquiries; if there is only one, a click opens it', async () => {
  const arrive = await show();
  expect(titles()).toEqual(['Notifications are on']);
  await arrive(2);
  expect(titles().at(-1)).toContain('Ada 2');
  act(() => shown.at(-1)?.onclick());
  expect(screen.getByText('at /admin/inbox?inquiry=2')).toBeTruthy();
  await arrive(4, 3);
  expect(shown.at(-1)).toMatchObject({ title: '3 new inquiries' });
});

test('inquiries that arrive while the page is visible cause no notification', async () => {
  const arrive = await show();
  visibility = 'visible';
  await arrive(2);
  visibility = 'hidden';
  document.dispatchEvent(new Event('visibilitychange'));
  await arrive();
  expect(titles()).toEqual(['Notifications are on']);
});

test("notifications stay off without the browser's permission, and the browser remembers the choice", async () => {
  permission = 'denied';
  await show();
  expect([useNotifies.getState().on, titles()]).toEqual([false, []]);
  permission = 'granted';
  await act(() => toggleNotifies());
  expect(localStorage.getItem('admin-notifications')).toBe('on');
  await act(() => toggleNotifies());
  expect(localStorage.getItem('admin-notifications')).toBeNull();
});

test('an inquiry that is done and then new again, as after an undo, is not announced again', async () => {
  const arrive = await show();
  await arrive(2);
  latest = [arrival(1)];
  await arrive();
  await arrive(2);
  expect(titles()).toHaveLength(2);
});
