import type { ComponentProps } from 'react';
import { DeleteDialog } from '#ui/admin/delete-dialog/delete-dialog.tsx';
import type { Messages } from '#ui/admin/kind.ts';
import type { Intent } from './actions/run-intent.ts';
import { toastResult, useIntent } from './use-intent.ts';

type DeleteByIntentProps = Omit<ComponentProps<typeof DeleteDialog>, 'onConfirm' | 'pendingLabel'> & {
  intent: Intent;
  id: string;
  pendingLabel?: string;
  messages: Messages | null;
  onDeleted?(): void;
};

/** Asks whether to delete, and deletes. It closes when the item is gone, whoever deleted it, and stays on any other failure. */
export function DeleteByIntent(props: DeleteByIntentProps) {
  const { intent, id, messages, onDeleted, pendingLabel = 'Deleting...', ...dialog } = props;
  const { send, pending } = useIntent((answer) => {
    toastResult(answer, messages);
    if (answer.status !== 'done' && answer.status !== 'gone') return;
    dialog.onOpenChange(false);
    onDeleted?.();
  });
  return (
    <DeleteDialog {...dialog} pendingLabel={pending ? pendingLabel : null} onConfirm={() => send({ intent, id })} />
  );
}
