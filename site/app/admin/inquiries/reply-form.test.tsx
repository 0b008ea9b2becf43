// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test, vi } from 'vitest';
import { showUnread } from './inquiries.factory.tsx';
import { useReplyFiles } from './use-reply-files.ts';

test('a reply is not sent while a file is being added to it', async () => {
  const sent = showUnread((id) => `?inquiry=${id}`);
  const field = await screen.findByLabelText('Reply', { selector: 'textarea' });
  fireEvent.input(field, { target: { value: 'See the file.' } });
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  fireEvent.drop(field, { dataTransfer: { files: [new File(['a'], 'a.png')] } });
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true }));
  vi.unstubAllGlobals();
  expect(sent.filter(({ mutation }) => mutation === 'send')).toEqual([]);
});

test.each([
  ['cells of a spreadsheet, which come with a picture, are pasted as text', '<table>', true],
  ['a picture that was copied in a browser is attached', '', false],
])('%s', async (_what, text, isPasted) => {
  showUnread((id) => `?inquiry=${id}`);
  const field = await screen.findByLabelText('Reply', { selector: 'textarea' });
  const sent = vi.fn(async () => Response.json({}));
  vi.stubGlobal('fetch', sent);
  const getData = (type: string) => (type === 'text/html' ? '<img>' : text);
  const clipboardData = { files: [new File(['a'], 'image.png')], getData };
  await act(async () => expect(fireEvent.paste(field, { clipboardData })).toBe(isPasted));
  vi.unstubAllGlobals();
  expect(sent).toHaveBeenCalledTimes(isPasted ? 0 : 1);
});

test('leaving the site saves what was just typed, and asks for confirmation until it is saved', async () => {
  const sent = showUnread((id) => `?inquiry=${id}`);
  const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  const field = await screen.findByLabelText('Reply', { selector: 'textarea' });
  await expect.poll(() => sent).toMatchObject([{ mutation: 'markRead' }]);
  expect(leave()).toBe(true);
  fireEvent.input(field, { target: { value: 'Just typed' } });
  await act(async () => expect(leave()).toBe(false));
  await expect.poll(() => sent.at(-1)).toMatchObject({ mutation: 'save', text: 'Just typed' });
  await expect.poll(leave).toBe(true);
});

test('sending a reply marks an inquiry as read that got news while it was open', async () => {
  const sent = showUnread((id) => `?inquiry=${id}`);
  const field = await screen.findByLabelText('Reply', { selector: 'textarea' });
  await expect.poll(() => sent).toMatchObject([{ mutation: 'markRead' }]);
  // After this note, the server of `showUnread` has the inquiry as unread.
  fireEvent.input(screen.getByLabelText('Private note'), { target: { value: 'She wrote again.' } });
  fireEvent.click(screen.getByText('Add note'));
  await screen.findByRole('link', { name: /^Unread/ });
  fireEvent.input(field, { target: { value: 'Thank you.' } });
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true }));
  await expect.poll(() => sent.slice(-2).map(({ mutation }) => mutation)).toEqual(['send', 'markRead']);
});

test('each file that could not be added to a reply is named', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ message: 'No.' }, { status: 400 }));
  function Files() {
    const { add, problem } = useReplyFiles('i1');
    const files = ['a.txt', 'b.txt'].map((name) => new File([], name));
    return <button type="button" onClick={() => void add(files)} children={problem} />;
  }
  const Page = createRoutesStub([{ path: '/', Component: Files }]);
  render(<Page />);
  fireEvent.click(screen.getByRole('button'));
  await screen.findByText('a.txt: No. b.txt: No.');
  vi.unstubAllGlobals();
});
