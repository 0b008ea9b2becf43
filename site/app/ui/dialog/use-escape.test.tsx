// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AlertDialog } from '#app/ui/alert-dialog/alert-dialog.tsx';
import { Dialog } from './dialog.tsx';

afterEach(cleanup);

/** A sheet, and a question on it in which Escape is pressed as soon as anything in it has the focus. */
function Quick() {
  const [open, setOpen] = useState(true);
  const [asking, setAsking] = useState(false);
  const press = (event: { target: Element }) => fireEvent.keyDown(event.target, { key: 'Escape' });
  return (
    <Dialog open={open} onOpenChange={setOpen} title="A letter" description="Goes to one address.">
      <button type="button" onClick={() => setAsking(true)}>
        Burn
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it stands for quick hands, not for something to press */}
      <div onFocus={asking ? press : undefined}>
        <AlertDialog
          open={asking}
          onOpenChange={setAsking}
          title="Burn it?"
          description="It cannot be put back."
          cancel="Keep it"
        >
          <button type="button">Yes</button>
        </AlertDialog>
      </div>
    </Dialog>
  );
}

test('Escape in the moment in which a question gets the focus answers the question, not the sheet beneath', () => {
  render(<Quick />);
  fireEvent.click(screen.getByRole('button', { name: 'Burn' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('dialog', { name: 'A letter' })).toBeTruthy();
});
