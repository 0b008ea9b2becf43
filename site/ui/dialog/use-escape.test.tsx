// @vitest-environment jsdom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx';
import { Tooltip, TooltipProvider } from '#ui/tooltip/tooltip.tsx';
import { Dialog } from './dialog.tsx';

const pressEscape = (target: Element) => fireEvent.keyDown(target, { key: 'Escape' });
const letter = () => screen.queryByRole('dialog', { name: 'A letter' });

/** A dialog with a button that has a tooltip and opens an alert dialog. */
function Letter({ onOpenChange }: { onOpenChange(open: boolean): void }) {
  const [open, setOpen] = useState(true);
  const [asking, setAsking] = useState(false);
  const change = (to: boolean) => {
    onOpenChange(to);
    setOpen(to);
  };
  return (
    <TooltipProvider>
      <Dialog open={open} onOpenChange={change} title="A letter" description="Goes to one address.">
        <Tooltip content="Nobody reads it then">
          <button type="button" onClick={() => setAsking(true)}>
            Burn
          </button>
        </Tooltip>
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          title="Burn it?"
          description="It cannot be put back."
          cancel="Keep it"
        >
          <button type="button">Yes</button>
        </AlertDialog>
      </Dialog>
    </TooltipProvider>
  );
}

function show() {
  const onOpenChange = vi.fn();
  render(<Letter onOpenChange={onOpenChange} />);
  return onOpenChange;
}

test('Escape closes an alert dialog as soon as it has the focus, but not the dialog below', () => {
  show();
  document.addEventListener('focusin', ({ target }) => pressEscape(target as Element), { once: true });
  fireEvent.click(screen.getByRole('button', { name: 'Burn' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(letter()).toBeTruthy();
});

test('Escape closes a dialog only once', async () => {
  const onOpenChange = show();
  const close = screen.getByRole('button', { name: 'Close' });
  await act(async () => close.focus());
  pressEscape(close);
  expect(letter()).toBeNull();
  expect(onOpenChange.mock.calls).toEqual([[false]]);
});

test('an Escape that closes a tooltip leaves the dialog open', () => {
  show();
  const burn = screen.getByRole('button', { name: 'Burn' });
  expect(document.activeElement, 'the button that shows its tooltip has the focus').toBe(burn);
  expect(screen.getByRole('tooltip')).toBeTruthy();
  pressEscape(burn);
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(letter()).toBeTruthy();
});
