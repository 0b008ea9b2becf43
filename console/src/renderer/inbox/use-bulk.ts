import { type Bulk, bulkDone } from '@agency/site/ui/admin/inbox/bulk.ts';
import { inquiryKind } from '@agency/site/ui/admin/inbox/inquiry.ts';
import type { MutationRequest } from '@agency/site/ui/admin/kind.ts';
import { toast } from '@agency/site/ui/toast/toast-store.ts';
import { useEffect, useState } from 'react';
import { useCommand } from '../commands/use-command.ts';
import { isUnreachable, messageOf } from '../graphql/errors.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

const undoMs = 10_000;

const nothingChanged = 'Nothing was changed';
const whileOffline = {
  description: 'While offline, you can change only inquiries that you select one by one.',
  variant: 'destructive',
} as const;

/** Shown if no response arrives. */
const noAnswer = { title: 'The server did not answer', variant: 'destructive', duration: 30_000 } as const;

/**
 * Returns a function by which the server changes all inquiries that match a search. The outbox cannot queue this
 * change, because only the server knows all these inquiries. The last change can be undone for `undoMs`, from its toast
 * or with the Undo command.
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

  async function send(
    { document, variables, ok }: MutationRequest,
    refused: string,
    repeat?: () => void,
  ): Promise<string | null> {
    const fail = (description: string | undefined) => {
      toast({ title: refused, description, variant: 'destructive' });
      return null;
    };
    try {
      const { data } = await client.mutate({
        ...{ mutation: document, variables: variables as Record<string, unknown>, fetchPolicy: 'no-cache' },
      });
      const [answer] = Object.values(data ?? {}) as { __typename: string; message?: string }[];
      return answer?.__typename === ok ? (answer.message ?? '') : fail(answer?.message);
    } catch (error) {
      if (!isUnreachable(error)) return fail(messageOf(error));
      // A repeat has the same key, so it has no effect if the server has made the change.
      const description = repeat
        ? 'The change may have been made. If you try again, nothing is done twice.'
        : 'The change may have been undone.';
      const action = repeat && { label: 'Try again', elsewhere: 'Press F8 to reach it', onSelect: repeat };
      toast({ ...noAnswer, description, action });
      return null;
    }
  }
  const given = { id: inquiryKind.name, version: null, key: null, wasHeld: false };
  const { changeAll, undoAll } = inquiryKind.mutations;
  async function undo(key: string) {
    setUndoable(null);
    const request = undoAll.request({ ...given, variables: { key } });
    const undone = await send(request, 'The change could not be undone');
    if (undone !== null) toast({ title: 'Undone', description: undone });
  }
  async function change(bulk: Bulk) {
    const request = changeAll.request({ ...given, variables: bulk });
    const description = await send(request, nothingChanged, () => void change(bulk));
    if (description === null) return;
    setUndoable(bulk.key);
    const action = { label: 'Undo', elsewhere: 'Press F8 to reach it', onSelect: () => void undo(bulk.key) };
    toast({ title: bulkDone(bulk), description, duration: undoMs, action });
  }
  return (bulk) => {
    if (connection.getState() === 'offline') toast({ title: nothingChanged, ...whileOffline });
    else void change(bulk);
  };
}
