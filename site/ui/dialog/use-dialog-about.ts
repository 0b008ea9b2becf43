import { useState } from 'react';

/**
 * Manages a dialog about one of several subjects, such as the item to delete. The subject stays until the next opening,
 * because a closing dialog still shows it.
 */
export function useDialogAbout<Subject>() {
  const [state, setState] = useState<{ subject: Subject | null; open: boolean; opening: number }>({
    subject: null,
    open: false,
    opening: 0,
  });
  return {
    /** Null until the first opening. */
    subject: state.subject,
    /** A React key that resets the dialog's state at each opening. */
    opening: state.opening,
    ask: (subject: Subject) => setState(({ opening }) => ({ subject, open: true, opening: opening + 1 })),
    dialog: { open: state.open, onOpenChange: (open: boolean) => setState((last) => ({ ...last, open })) },
  };
}
