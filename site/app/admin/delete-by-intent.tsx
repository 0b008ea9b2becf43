import type { ComponentProps } from 'react';
import { DeleteDialog } from '#ui/admin/delete-dialog/delete-dialog.tsx';
import type { Messages } from '#ui/admin/kind.ts';
import type { EditableItem } from '#ui/admin/portfolio/portfolio-item.ts';
import type { Intent } from './actions/run-intent.ts';
import { toastResult, useIntent } from './use-intent.ts';

type DeleteByIntentProps = Omit<ComponentProps<typeof DeleteDialog>, 'onConfirm' | 'pendingLabel'> & {
  intent: Intent;
  id: string;
  /** The version that was seen, of what may have been changed meanwhile, and what is done when it was. */
  version?: number;
  onConflict?(current: EditableItem): void;
  pendingLabel?: string;
  messages: Messages | null;
  onDeleted?(): void;
};

/** Asks whether to delete, and deletes. It closes when the item is gone, whoever deleted it, and stays on any other failure. */
export function DeleteByIntent(props: DeleteByIntentProps) {
  const { intent, id, version, onConflict, messages, onDeleted, pendingLabel = 'Deleting...', ...dialog } = props;
  const { send, pending } = useIntent((answer) => {
    if (answer.status === 'conflict' && answer.current) return onConflict?.(answer.current);
    toastResult(answer, messages);
    if (answer.status !== 'done' && answer.status !== 'gone') return;
    dialog.onOpenChange(false);
    onDeleted?.();
  });
  return (
    <DeleteDialog
      {...dialog}
      pendingLabel={pending ? pendingLabel : null}
      onConfirm={() => send({ intent, id, ...(version === undefined ? {} : { version: String(version) }) })}
    />
  );
}
