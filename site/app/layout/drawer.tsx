import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import * as styles from './drawer.css.ts';

/** Attributes for a button that opens the drawer with this id; the browser acts on them without any script. */
export function opensDrawer(id: string) {
  return { command: 'show-modal', commandfor: id, 'aria-haspopup': 'dialog', onClick: openWithoutInvoker } as const;
}

/** For browsers that do not know invoker commands yet. */
function openWithoutInvoker({ currentTarget }: MouseEvent<HTMLButtonElement>) {
  if ('commandForElement' in currentTarget) return;
  const drawer = document.getElementById((currentTarget as HTMLElement).getAttribute('commandfor') ?? '');
  if (drawer instanceof HTMLDialogElement && !drawer.open) drawer.showModal();
}

/**
 * A sheet that slides in from the right over the page. It is the platform's own modal dialog, so focus is held inside,
 * Escape closes it, and it opens before or without scripts; choosing any link closes it.
 */
export function Drawer({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { key } = useLocation();

  // A new location means that a link was chosen.
  useEffect(() => dialog.current?.close(), [key]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a light-dismiss aid for browsers without closedby; Escape is the dialog's own
    <dialog
      ref={dialog}
      id={id}
      aria-label={label}
      className={styles.drawer}
      closedby="any"
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <form method="dialog">
        <button type="submit" className={styles.close} aria-label="Close menu">
          <X aria-hidden="true" />
        </button>
      </form>
      {children}
    </dialog>
  );
}
