// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Toaster } from '#ui/toast/toaster.tsx';
import { ada, asOf, ben, counts, Inbox, now, person, showUnread, thread } from './inquiries.factory.tsx';

test('an inquiry that nobody opened stays unread', async () => {
  const sent = showUnread(() => '');
  await screen.findByRole('link', { name: /^Unread/ });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await act(async () => vi.advanceTimersByTime(5_000));
  vi.useRealTimers();
  expect(sent).toEqual([]);
});

test('an inquiry that was opened in a background tab is marked as read once the tab is shown', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  const sent = showUnread((id) => `?inquiry=${id}`);
  await screen.findByRole('link', { name: /^Unread/ });
  await act(async () => vi.advanceTimersByTime(5_000));
  expect(sent).toEqual([]);
  visibility.mockRestore();
  document.dispatchEvent(new Event('visibilitychange'));
  await act(async () => vi.advanceTimersByTime(5_000));
  vi.useRealTimers();
  await expect.poll(() => sent).toMatchObject([{ mutation: 'markRead' }]);
});

test('an open inquiry is marked as read, and closes and stays unread when the admin marks it as unread', async () => {
  const sent = showUnread((id) => `?inquiry=${id}`);
  expect((await screen.findByRole('link', { name: /^Unread/ })).textContent).toMatch(/^Unread: Cleo 2 hours ago/);
  await expect.poll(() => sent).toMatchObject([{ mutation: 'markRead' }]);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Mark unread' })));
  await screen.findByRole('article', { name: 'No inquiry is open' });
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await act(async () => vi.advanceTimersByTime(5_000));
  vi.useRealTimers();
  expect(sent.map(({ mutation }) => mutation)).toEqual(['markRead', 'markUnread']);
  expect(screen.getByRole('link', { name: /^Unread/ })).toBeTruthy();
});

test('an inquiry that is opened while another one is marked as unread stays open', async () => {
  const { promise, resolve } = Promise.withResolvers<object>();
  const page = { items: [ada, ben], total: 2, newer: null, older: null };
  const Component = () => (
    <>
      <Inbox inbox={{ page, requested: null, open: null, counts, thread: null, asOf }} now={now} />
      <Toaster />
    </>
  );
  const Page = createRoutesStub([thread, person, { path: '/admin', action: () => promise, Component }]);
  render(<Page initialEntries={[`/admin?inquiry=${ada.id}`]} />);
  await act(async () => void fireEvent.keyDown(document.body, { key: 'u' }));
  fireEvent.click(screen.getByRole('link', { name: /^Ben/ }));
  resolve({ status: 'done' });
  await screen.findByText('Marked as unread');
  expect(screen.getByRole('article', { name: 'Ben' })).toBeTruthy();
});

test('the next inquiry is opened and marked as unread even if the first request has not been answered', async () => {
  const sent: unknown[] = [];
  const { promise, resolve } = Promise.withResolvers<object>();
  const action = async ({ request }: { request: Request }) => {
    sent.push((await request.formData()).get('id'));
    return promise;
  };
  const page = { items: [ada, ben], total: 2, newer: null, older: null };
  const inbox = { page, requested: null, open: null, counts, thread: null, asOf };
  const Component = () => <Inbox inbox={inbox} now={now} />;
  const Page = createRoutesStub([thread, person, { path: '/admin', action, Component }]);
  render(<Page initialEntries={[`/admin?inquiry=${ada.id}`]} />);
  for (const key of 'uju') await act(async () => void fireEvent.keyDown(document.body, { key }));
  resolve({ status: 'done' });
  await expect.poll(() => sent).toEqual([ada.id, ben.id]);
});
