// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { createRoutesStub, useLocation } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { AdminPalette } from './admin-palette.tsx';
import { usePaletteGroup } from './palette-groups.ts';

beforeAll(() => {
  // jsdom cannot scroll, because it has no layout.
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

let ran: string[] = [];

function Screen() {
  const [open, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  usePaletteGroup('Commands', [{ id: 'done', label: 'Done', keyHint: 'E', act: () => ran.push('done') }]);
  usePaletteGroup('Inquiries', [{ id: '1', label: 'Ada Lovelace', act: () => ran.push('Ada') }]);
  return (
    <>
      <p>at {pathname + search}</p>
      <button type="button">Held</button>
      <AdminPalette open={open} onOpenChange={setOpen} />
    </>
  );
}

function show() {
  ran = [];
  const find = ({ request }: { request: Request }) => {
    const q = new URL(request.url).searchParams.get('q');
    const grace = { id: '2', name: 'Grace', company: null, service: 'shopify' };
    return { q, found: q?.startsWith('about ship') ? [grace] : [] };
  };
  const Page = createRoutesStub([
    { path: '/admin/find', loader: find },
    { path: '*', Component: Screen },
  ]);
  render(<Page initialEntries={['/admin/orders']} />);
  screen.getByRole('button', { name: 'Held' }).focus();
  fireEvent.keyDown(window, { key: 'k', ctrlKey: true });
}
const type = (text: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);
const choose = () => fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });

test("Ctrl+K offers the views and the screen's commands and records, and runs the chosen one", async () => {
  show();
  expect(options()).toEqual(expect.arrayContaining(['InboxG I', 'DoneE', 'Ada Lovelace', 'Log out']));
  type('don');
  await waitFor(() => expect(options()).toEqual(['DoneE']));
  choose();
  await waitFor(() => expect(ran).toEqual(['done']));
  expect(document.activeElement?.textContent).toBe('Held');
});

test('Escape closes the palette and returns the focus', async () => {
  show();
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('combobox')).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Held'));
});

test('typing finds inquiries on the server, not only by name, and opens them in the inbox', async () => {
  show();
  for (const text of ['about ship', 'about ships']) {
    type(text);
    await waitFor(() => expect(options()).toEqual(['Grace, Shopify Plus']));
  }
  choose();
  await waitFor(() => expect(screen.getByText('at /admin/inbox?inquiry=2')).toBeTruthy());
});

test('the palette shows that it is searching, and then that the server found nothing', async () => {
  show();
  type('zeppelin');
  expect(screen.getByRole('status').textContent).toBe('Searching...');
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('No results.'));
});
