import { useState } from 'react';

/** A dialog that is opened about one of many: its subject stays while it leaves, and each opening is a new one. */
export function useDialogAbout<Subject>() {
  const [state, setState] = useState<{ subject: Subject | null; open: boolean; opening: number }>({
    subject: null,
    open: false,
    opening: 0,
  });
  return {
    /** Null until the first was asked about. */
    subject: state.subject,
    /** A key for a dialog that must begin anew with each opening. */
    opening: state.opening,
    ask: (subject: Subject) => setState(({ opening }) => ({ subject, open: true, opening: opening + 1 })),
    dialog: { open: state.open, onOpenChange: (open: boolean) => setState((last) => ({ ...last, open })) },
  };
}
