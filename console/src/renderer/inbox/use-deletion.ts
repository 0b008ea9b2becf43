import { useState } from 'react';
import type { Enquiry } from '#bridge/enquiry.ts';
import { deleteWithUndo } from '../outbox/delete-with-undo.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** Asks whether to delete an enquiry; then it waits in the outbox for as long as it can be taken back. */
export function useDeletion(onLeave: (id: string) => void) {
  const { outbox } = useWorkspace();
  const [doomed, setDoomed] = useState<Enquiry | null>(null);
  const [asking, setAsking] = useState(false);

  function remove({ id, name }: Enquiry) {
    onLeave(id);
    deleteWithUndo(outbox, { kind: 'delete-enquiry', id, name }, `Deleting the enquiry from ${name}`);
  }

  return {
    doomed,
    asking,
    setAsking,
    ask(enquiry: Enquiry) {
      setDoomed(enquiry);
      setAsking(true);
    },
    confirm: () => doomed && remove(doomed),
  };
}
