import { useState } from 'react';
import { ChangesView } from '#ui/admin/conflict/changes-view.tsx';
import { DeleteDialog } from '#ui/admin/delete-dialog/delete-dialog.tsx';
import type { AnyRecord } from '#ui/admin/kind.ts';
import { deletableKindOf, type KindName, kindOf } from '#ui/admin/kinds.ts';
import type { Landing } from '#ui/dialog/use-return-focus.ts';
import { useMutation } from './use-mutation.tsx';

type DeleteRecordProps = {
  kind: KindName;
  /** Null until a record is chosen; kept while the dialog closes. */
  record: AnyRecord | null;
  open: boolean;
  onOpenChange(open: boolean): void;
  onDeleted?(): void;
  landing: Landing;
};

/**
 * The dialog that deletes a record after a confirmation. If the record was changed meanwhile, the dialog shows the
 * changes and asks again. It closes when the record is gone, and stays open after any other failure.
 */
export function DeleteRecord({ kind: name, record, onDeleted, ...dialog }: DeleteRecordProps) {
  const { form, labels, title } = kindOf(name);
  const { kind, deletion } = deletableKindOf(name);
  const [changed, setChanged] = useState<AnyRecord | null>(null);
  const current = changed ?? record;
  const { send, pending } = useMutation(kind, 'delete', (answer) => {
    if (answer.status === 'conflict' && answer.current) return setChanged(answer.current);
    if (answer.status !== 'done' && answer.status !== 'gone') return;
    dialog.onOpenChange(false);
    onDeleted?.();
  });
  return (
    <DeleteDialog
      {...deletion}
      name={current ? title(current) : ''}
      details={
        record && changed?.version && form ? (
          <ChangesView one={labels.one} model={form} from={record} to={{ ...changed, version: changed.version }} />
        ) : null
      }
      confirmLabel={changed ? 'Delete it anyway' : deletion.confirmLabel}
      pendingLabel={pending ? (deletion.workingLabel ?? 'Deleting...') : null}
      onConfirm={() => current && send(current)}
      {...dialog}
    />
  );
}
