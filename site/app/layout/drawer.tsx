import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import * as styles from './drawer.css.ts';

/** Returns the attributes that make a button open the drawer with this ID, even without scripts. */
export const opensDrawer = (id: string) =>
  ({ command: 'show-modal', commandfor: id, 'aria-haspopup': 'dialog' }) as const;

/**
 * A drawer that slides in from the right. It is a native modal dialog, so it needs no scripts to open, to keep the
 * focus, and to close on Escape. The page's script (`page-script/page-script.ts`) closes it after a click on a link.
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
