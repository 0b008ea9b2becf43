import { useState } from 'react';

/** A dialog about one of many subjects: the subject stays while the dialog closes, and each opening is new. */
export function useDialogAbout<Subject>() {
  const [state, setState] = useState<{ subject: Subject | null; open: boolean; opening: number }>({
    subject: null,
    open: false,
    opening: 0,
  });
  return {
    /** Null until the first opening. */
    subject: state.subject,
    /** A key for a dialog that must start over with each opening. */
    opening: state.opening,
    ask: (subject: Subject) => setState(({ opening }) => ({ subject, open: true, opening: opening + 1 })),
    dialog: { open: state.open, onOpenChange: (open: boolean) => setState((last) => ({ ...last, open })) },
  };
}
