import { useState } from 'react';
import type { Enquiry } from '../graphql/enquiries.ts';
import { toast } from '../ui/toast/toasts.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

/** So long a deletion can be taken back before it is sent, in ms. */
export const undoTime = 6_000;

/** Asks whether to delete an enquiry; then it waits in the outbox for as long as it can be taken back. */
export function useDeletion(onLeave: (id: string) => void) {
  const { outbox } = useWorkspace();
  const [doomed, setDoomed] = useState<Enquiry | null>(null);
  const [asking, setAsking] = useState(false);

  function remove({ id, name }: Enquiry) {
    onLeave(id);
    const entry = outbox.add({ kind: 'delete-enquiry', id, name }, undoTime);
    toast({
      title: `Deleting the enquiry from ${name}`,
      duration: undoTime,
      action: { label: 'Undo', elsewhere: 'Press Z to take it back', onSelect: () => outbox.cancel(entry) },
    });
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
