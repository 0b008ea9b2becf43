// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { use } from 'react';
import { createRoutesStub, Link, Outlet } from 'react-router';
import { expect, test, vi } from 'vitest';
import { inquiry } from '#ui/admin/inbox/inquiry.factory.ts';
import { Toaster } from '#ui/toast/toaster.tsx';
import { ChangeQueue } from '../frame/layout.tsx';
import { ChangeQueueContext, useChanges } from './use-changes.ts';

test('changes are sent in order, and their results are shown even if another page has opened', async () => {
  const sent: unknown[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const action = async ({ request }: { request: Request }) => {
    sent.push((await request.formData()).get('state'));
    await answered;
    return sent.length > 1 ? { status: 'refused', message: 'It was refused' } : { status: 'done' };
  };
  function Changes() {
    const { change } = useChanges();
    const settle = (state: string) => change(inquiry({}), { mutation: 'setState', variables: { state } });
    return <button type="button" children="Settle" onClick={() => ['won', 'lost'].forEach(settle)} />;
  }
  function Layout() {
    return (
      <ChangeQueue>
        <Link to="/admin/orders">Leave</Link>
        <Outlet />
        <Toaster />
      </ChangeQueue>
    );
  }
  const children = [
    { path: '/admin/inbox', action, Component: Changes },
    { path: '/admin/orders', Component: () => 'Orders' },
  ];
  const Page = createRoutesStub([{ Component: Layout, children }]);
  render(<Page initialEntries={['/admin/inbox']} />);
  fireEvent.click(screen.getByRole('button', { name: 'Settle' }));
  fireEvent.click(screen.getByRole('link', { name: 'Leave' }));
  await screen.findByText('Orders');
  expect(sent).toEqual(['won']);
  answer();
  expect(await screen.findByText('It was refused')).toBeTruthy();
  expect(sent).toEqual(['won', 'lost']);
});

test('a held change stays for the admin who made it, but is dropped when another admin signs in', async () => {
  const onFailed = vi.fn();
  function Changes() {
    const { change, held } = useChanges();
    const signIn = use(ChangeQueueContext)?.setOwner;
    return (
      <>
        <p>{held.length} held</p>
        <button
          type="button"
          onClick={() => change(inquiry({}), { mutation: 'trash', variables: {}, onFailed })}
          children="Trash"
        />
        {['ada', 'ben'].map((name) => (
          <button key={name} type="button" onClick={() => signIn?.(name)} children={name} />
        ))}
      </>
    );
  }
  const action = () => ({ status: 'conflict', message: 'They wrote again.', current: inquiry({}) });
  const Component = () => <ChangeQueue children={<Changes />} />;
  const Page = createRoutesStub([{ path: '/admin/inbox', action, Component }]);
  render(<Page initialEntries={['/admin/inbox']} />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('ada');
  press('Trash');
  await screen.findByText('1 held');
  press('ada');
  expect(screen.getByText('1 held')).toBeTruthy();
  press('Trash');
  press('Trash');
  press('ben');
  expect(screen.getByText('0 held')).toBeTruthy();
  expect(onFailed, 'only for the last change, which was not sent yet').toHaveBeenCalledOnce();
});

test('undoing a change that ended a snooze also restores the snooze', async () => {
  const sent: unknown[] = [];
  const action = async ({ request }: { request: Request }) => {
    const { mutation, state, until } = Object.fromEntries(await request.formData());
    sent.push([mutation, state ?? until]);
    return { status: 'done' };
  };
  const before = inquiry({ state: 'open', snoozedAt: '2026-11-12T11:00:00.000Z', wakesAt: '2026-12-01T09:00:00.000Z' });
  function Changes() {
    const { change } = useChanges();
    const settle = () => change(before, { mutation: 'setState', variables: { state: 'done' } });
    return <button type="button" children="Settle" onClick={settle} />;
  }
  const Component = () => <ChangeQueue children={[<Changes key="changes" />, <Toaster key="toaster" />]} />;
  const Page = createRoutesStub([{ path: '/admin/inbox', action, Component }]);
  render(<Page initialEntries={['/admin/inbox']} />);
  fireEvent.click(screen.getByRole('button', { name: 'Settle' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect
    .poll(() => sent.slice(1))
    .toEqual([
      ['setState', 'open'],
      ['snooze', before.wakesAt],
    ]);
});

test('one Undo undoes all changes that were made together, except the refused ones', async () => {
  const sent: unknown[] = [];
  const action = async ({ request }: { request: Request }) => {
    const { id, mutation } = Object.fromEntries(await request.formData());
    sent.push([id, mutation]);
    return id === 'b' ? { status: 'gone', message: 'It is gone.' } : { status: 'done' };
  };
  function Changes() {
    const { changeEach } = useChanges();
    const change = { mutation: 'trash', variables: {} };
    const settle = () => changeEach(['a', 'b', 'c'].map((id) => ({ inquiry: inquiry({ id }), change })));
    return <button type="button" children="Settle" onClick={settle} />;
  }
  const Component = () => <ChangeQueue children={[<Changes key="changes" />, <Toaster key="toaster" />]} />;
  const Page = createRoutesStub([{ path: '/admin/inbox', action, Component }]);
  render(<Page initialEntries={['/admin/inbox']} />);
  fireEvent.click(screen.getByRole('button', { name: 'Settle' }));
  await screen.findByText('2 of 3 inquiries. It is gone.');
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const restored = ['a', 'c'].map((id) => [id, 'restore']);
  await expect.poll(() => sent.slice(3)).toEqual(restored);
});

test('Undo before the result of a change has arrived undoes this change, and not an earlier one', async () => {
  const sent: unknown[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const action = async ({ request }: { request: Request }) => {
    const { id, mutation } = Object.fromEntries(await request.formData());
    sent.push([id, mutation]);
    if (id === 'b') await answered;
    return { status: 'done' };
  };
  function Changes() {
    const { change, undo } = useChanges();
    const trash = (id: string) => change(inquiry({ id, name: id }), { mutation: 'trash', variables: {} });
    return [
      ...['a', 'b'].map((id) => <button key={id} type="button" children={id} onClick={() => trash(id)} />),
      <button key="undo" type="button" children="Z" onClick={undo} />,
    ];
  }
  const Component = () => <ChangeQueue children={[<Changes key="changes" />, <Toaster key="toaster" />]} />;
  const Page = createRoutesStub([{ path: '/admin/inbox', action, Component }]);
  render(<Page initialEntries={['/admin/inbox']} />);
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('a');
  await screen.findByRole('button', { name: 'Undo' });
  for (const name of ['b', 'Z']) press(name);
  answer();
  await screen.findByText('Undone');
  expect(sent).toEqual([
    ['a', 'trash'],
    ['b', 'trash'],
    ['b', 'restore'],
  ]);
});

test('undoing a held change that was applied anyway restores the state that others had set', async () => {
  const states: unknown[] = [];
  const current = inquiry({ state: 'won' });
  const action = async ({ request }: { request: Request }) => {
    states.push((await request.formData()).get('state'));
    return states.length > 1 ? { status: 'done' } : { status: 'conflict', message: 'Ben marked it as won.', current };
  };
  function Changes() {
    const { change, held } = useChanges();
    const settle = () => change(inquiry({}), { mutation: 'setState', variables: { state: 'done' } });
    return <button type="button" children={held[0] ? 'Anyway' : 'Settle'} onClick={held[0]?.onDo ?? settle} />;
  }
  const Component = () => <ChangeQueue children={[<Changes key="changes" />, <Toaster key="toaster" />]} />;
  const Page = createRoutesStub([{ path: '/admin/inbox', action, Component }]);
  render(<Page initialEntries={['/admin/inbox']} />);
  for (const name of ['Settle', 'Anyway', 'Undo']) fireEvent.click(await screen.findByRole('button', { name }));
  await expect.poll(() => states).toEqual(['done', 'done', 'won']);
});
