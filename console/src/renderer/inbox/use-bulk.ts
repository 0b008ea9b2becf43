import { type Bulk, bulkDone } from '@agency/site/ui/admin/inbox/bulk.ts';
import { inquiryKind } from '@agency/site/ui/admin/inbox/inquiry.ts';
import type { MutationRequest } from '@agency/site/ui/admin/kind.ts';
import { toast } from '@agency/site/ui/toast/toast-store.ts';
import { useEffect, useState } from 'react';
import { useCommand } from '../commands/use-command.ts';
import { messageOf } from '../graphql/errors.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

const undoMs = 10_000;

/**
 * Returns a function that changes all inquiries of a search at the server. The outbox cannot queue this change, because
 * only the server knows all these inquiries. The last change can be undone for `undoMs`, from its toast or with the
 * Undo command.
 */
export function useBulk(): (bulk: Bulk) => void {
  const { client, connection } = useWorkspace();
  const [undoable, setUndoable] = useState<string | null>(null);
  useEffect(() => {
    if (undoable === null) return;
    const timer = setTimeout(() => setUndoable(null), undoMs);
    return () => clearTimeout(timer);
  }, [undoable]);
  useCommand('undo', () => undoable !== null && void undo(undoable), undoable !== null);

  async function send({ document, variables, ok }: MutationRequest, refused: string): Promise<string | null> {
    const fail = (description: string | undefined) => {
      toast({ title: refused, description, variant: 'destructive' });
      return null;
    };
    if (connection.getState() === 'offline')
      return fail('While offline, you can change only inquiries that you select one by one.');
    try {
      const { data } = await client.mutate({
        ...{ mutation: document, variables: variables as Record<string, unknown>, fetchPolicy: 'no-cache' },
      });
      const [answer] = Object.values(data ?? {}) as { __typename: string; message?: string }[];
      return answer?.__typename === ok ? (answer.message ?? '') : fail(answer?.message);
    } catch (error) {
      return fail(messageOf(error));
    }
  }
  const given = { id: inquiryKind.name, version: null, key: null, wasHeld: false };
  const { changeAll, undoAll } = inquiryKind.mutations;
  async function undo(key: string) {
    setUndoable(null);
    const undone = await send(undoAll.request({ ...given, variables: { key } }), 'The change could not be undone');
    if (undone !== null) toast({ title: 'Undone', description: undone });
  }
  return async (bulk) => {
    const description = await send(changeAll.request({ ...given, variables: bulk }), 'Nothing was changed');
    if (description === null) return;
    setUndoable(bulk.key);
    const action = { label: 'Undo', elsewhere: 'Press F8 to reach it', onSelect: () => void undo(bulk.key) };
    toast({ title: bulkDone(bulk), description, duration: undoMs, action });
  };
}
