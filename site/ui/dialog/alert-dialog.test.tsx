// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef, useState } from 'react';
import { expect, test } from 'vitest';
import { AlertDialog } from './alert-dialog.tsx';

/** A list with one item, which disappears when the question is confirmed. */
function Shelf() {
  const [open, setOpen] = useState(false);
  const [there, setThere] = useState(true);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        Shelf
      </h2>
      {there ? (
        <button type="button" onClick={() => setOpen(true)}>
          Remove
        </button>
      ) : null}
      <AlertDialog
        open={open}
        onOpenChange={setOpen}
        title="Remove the vase?"
        description="It cannot be put back."
        cancel="Keep it"
        landing={() => heading.current}
      >
        <button
          type="button"
          onClick={() => {
            setThere(false);
            setOpen(false);
          }}
        >
          Yes
        </button>
      </AlertDialog>
    </>
  );
}

function ask() {
  render(<Shelf />);
  const remove = screen.getByRole('button', { name: 'Remove' });
  remove.focus();
  fireEvent.click(remove);
  return remove;
}

/** Waits for the next task, in which Radix returns the focus. */
const nextTask = () => act(() => new Promise((resolve) => setTimeout(resolve)));

test('an alert dialog focuses the canceling button and adds no style element to the page', () => {
  ask();
  expect(
    screen.getByRole('alertdialog', { name: 'Remove the vase?', description: 'It cannot be put back.' }),
  ).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' }));
  expect(document.querySelectorAll('style')).toHaveLength(0);
});

test('an alert dialog returns the focus after canceling, and closes on Escape', async () => {
  const remove = ask();
  fireEvent.click(screen.getByRole('button', { name: 'Keep it' }));
  await nextTask();
  expect(document.activeElement).toBe(remove);
  fireEvent.click(remove);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await nextTask();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('an alert dialog moves the focus to its landing element if the previously focused element is gone', async () => {
  ask();
  fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
  await nextTask();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Shelf' }));
});
