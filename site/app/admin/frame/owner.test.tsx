// @vitest-environment jsdom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { createRoutesStub, useLoaderData, useRevalidator } from 'react-router';
import { expect, test, vi } from 'vitest';
import { inquiry } from '#ui/admin/inbox/inquiry.factory.ts';
import { AddNote } from '#ui/admin/reply/add-message.tsx';
import { sendFile } from '#ui/admin/send-file.ts';
import { ReplyForm } from '../inquiries/reply-form.tsx';
import { useWriting } from '../writing/use-writing.ts';
import { AdminFrame } from './admin-frame.tsx';
import type { AdminData } from './answer-page.ts';

const ignore = () => undefined;
const onSend = vi.fn();
const asked = inquiry({});
const reply = {
  messages: [],
  templates: [],
  agencyName: null,
  files: [],
  onRemoveFile: ignore,
  onSend,
  onSent: ignore,
};
const stored = { record: null, copy: null };

function PostTitle() {
  const form = useRef<HTMLFormElement>(null);
  const { onInput } = useWriting({ kind: 'post', id: '1', stored, form, pending: false });
  return <form ref={form} onInput={onInput} children={<input name="title" aria-label="Title" />} />;
}

function Page() {
  const { revalidate } = useRevalidator();
  return (
    <AdminFrame data={useLoaderData<AdminData<null>>()} answer={undefined} view="dashboard">
      {() => (
        <>
          <button type="button" onClick={() => void revalidate()} children="Reload" />
          <AddNote about="1" onAdd={ignore} />
          <ReplyForm inquiry={asked} {...reply} />
          <PostTitle />
        </>
      )}
    </AdminFrame>
  );
}

test('the next admin neither sees nor sends unsent texts, and they return when their author signs in', async () => {
  const request = vi.fn(() => Promise.reject(new TypeError()));
  vi.stubGlobal('fetch', request);
  vi.stubGlobal(
    'EventSource',
    class extends EventTarget {
      close = ignore;
    },
  );
  let username = 'ada';
  const loader = () => ({ state: { view: 'page', username, now: 0, waiting: {}, content: null }, notice: null });
  const Stub = createRoutesStub([{ path: '/admin', loader, HydrateFallback: () => null, Component: Page }]);
  render(<Stub initialEntries={['/admin']} />);
  const fields = () =>
    ['Private note', 'Reply', 'Title'].map((name) => screen.getByRole<HTMLInputElement>('textbox', { name }));
  const typed = () => fields().map(({ value }) => value);
  async function signIn(name: string) {
    username = name;
    await act(async () => void fireEvent.click(screen.getByText('Reload')));
    await screen.findByText(name);
  }
  await screen.findByText('ada');
  const texts = ['Budget is fixed', 'Dear Mary', 'Ten tips'];
  fields().forEach((field, n) => void fireEvent.input(field, { target: { value: texts[n] } }));
  await signIn('ben');
  expect([typed(), onSend.mock.calls, request.mock.calls]).toEqual([['', '', ''], [], []]);
  await signIn('ada');
  await waitFor(() => expect(typed()).toEqual(texts));
  const named = vi.spyOn(XMLHttpRequest.prototype, 'setRequestHeader');
  const handlers = { onProgress: ignore, onAnswer: ignore, onError: ignore, onEnd: ignore };
  sendFile('/upload', new File([], 'a.jpg'), { type: 'image/jpeg', ...handlers }).abort();
  expect(named).toHaveBeenCalledWith('agency-page-owner', 'ada');
});
