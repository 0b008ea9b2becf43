import { useState } from 'react';
import type { Inquiry } from '#bridge/inquiry.ts';
import { deleteWithUndo } from '../outbox/delete-with-undo.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** Asks whether to delete an inquiry; then it waits in the outbox for as long as it can be undone. */
export function useDeletion(onLeave: (id: string) => void) {
  const { outbox } = useWorkspace();
  const [asked, setAsked] = useState<Inquiry | null>(null);
  const [asking, setAsking] = useState(false);

  function remove({ id, name }: Inquiry) {
    onLeave(id);
    deleteWithUndo(outbox, { id, type: 'inquiry', name, base: null, title: `Deleting the inquiry from ${name}` });
  }

  return {
    asked,
    asking,
    setAsking,
    ask(inquiry: Inquiry) {
      setAsked(inquiry);
      setAsking(true);
    },
    confirm: () => asked && remove(asked),
  };
}
