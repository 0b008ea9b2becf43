// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Dialog } from './dialog.tsx';

function Letter() {
  const [open, setOpen] = useState(false);
  return (
    <Dialog
      trigger={<button type="button">Write</button>}
      open={open}
      onOpenChange={setOpen}
      title="A letter"
      description="Goes to one address."
    >
      <input aria-label="Address" defaultValue="ada@example.com" />
    </Dialog>
  );
}

const openLetter = () => {
  render(<Letter />);
  fireEvent.click(screen.getByRole('button', { name: 'Write' }));
  return screen.getByRole('dialog', { name: 'A letter', description: 'Goes to one address.' });
};

test('a dialog puts the caret at the end of the first field and selects nothing', () => {
  openLetter();
  const field = screen.getByLabelText<HTMLInputElement>('Address');
  expect(document.activeElement).toBe(field);
  expect([field.selectionStart, field.selectionEnd]).toEqual([15, 15]);
});

test('a dialog adds no style element to the page', () => {
  openLetter();
  expect(document.querySelectorAll('style')).toHaveLength(0);
});

test.each([
  ['Escape', () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' })],
  ['its close button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('a dialog closes by %s and returns the focus', async (_how, close) => {
  openLetter();
  close();
  // Radix returns the focus in the next task.
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Write' }));
});

/** Radix returns the focus in the next task. */
const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** Two dialogs, one open at a time, as in the console. */
function Sheets() {
  const [sheet, setSheet] = useState('');
  const of = (name: string) => ({
    open: sheet === name,
    onOpenChange: (open: boolean) => setSheet(open ? name : ''),
    title: name,
    description: name,
  });
  return (
    <>
      <button type="button" onClick={() => setSheet('About')}>
        Open
      </button>
      <Dialog {...of('About')}>
        <button type="button" onClick={() => setSheet('Commands')}>
          Find
        </button>
      </Dialog>
      <Dialog {...of('Commands')}>
        <input aria-label="Entry" />
      </Dialog>
    </>
  );
}

test('a dialog that replaces another keeps the focus, and finally returns it to where it was before both', async () => {
  render(<Sheets />);
  const open = screen.getByRole('button', { name: 'Open' });
  open.focus();
  fireEvent.click(open);
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  const entry = screen.getByLabelText<HTMLInputElement>('Entry');
  fireEvent.change(entry, { target: { value: 'Sig' } });
  await nextTask();
  expect(document.activeElement).toBe(entry);
  expect([entry.selectionStart, entry.selectionEnd]).toEqual([3, 3]);
  fireEvent.keyDown(entry, { key: 'Escape' });
  await nextTask();
  expect(document.activeElement).toBe(open);
});
