import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './drawer.css.ts';

/** Returns the attributes of a button that opens the drawer with this ID without scripts. */
export const opensDrawer = (id: string) =>
  ({ command: 'show-modal', commandfor: id, 'aria-haspopup': 'dialog' }) as const;

/**
 * A drawer that slides in from the right. As a native modal dialog, it traps the focus, closes on Escape, and opens
 * without scripts. The page's script (`page-script/page-script.ts`) closes the drawer when a link is clicked.
 */
export function Drawer({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <dialog id={id} aria-label={label} className={styles.drawer} closedby="any" suppressHydrationWarning>
      <form method="dialog">
        <button type="submit" className={styles.close} aria-label="Close menu">
          <X aria-hidden="true" />
        </button>
      </form>
      {children}
    </dialog>
  );
}
