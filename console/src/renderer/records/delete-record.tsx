import { DeleteDialog } from '@agency/site/ui/admin/delete-dialog/delete-dialog.tsx';
import type { AnyRecord } from '@agency/site/ui/admin/kind.ts';
import { deletableKindOf, type KindName, kindOf } from '@agency/site/ui/admin/kinds.ts';
import { button } from '@agency/site/ui/button/button.css.ts';
import { clsx } from 'clsx';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '../commands/use-command.ts';
import { type Base, isUnsent } from '../outbox/local-document.ts';
import { useQueue } from '../outbox/use-queue.ts';
import { useDocument } from '../workspace/workspace-context.ts';
import * as styles from './record-form.css.ts';

type DeleteRecordProps = {
  kind: KindName;
  record: AnyRecord;
  /** The version that the admin saw. */
  base: Base;
  /** Called when the confirmation dialog opens. */
  onAsk(): void;
  onDeleted(): void;
};

/** Deletes a record after a confirmation. A record that the server cannot have is just removed. */
export function DeleteRecord({ kind: name, record, base, onAsk, onDeleted }: DeleteRecordProps) {
  const queue = useQueue();
  const { title } = kindOf(name);
  const { kind, deletion } = deletableKindOf(name);
  const { id } = record;
  const local = useDocument(id);
  const [asking, setAsking] = useState(false);
  const isNew = local !== null && local.base === null;
  const unsent = local !== null && isUnsent(local);
  function ask() {
    onAsk();
    setAsking(true);
  }
  useCommand('delete', ask);

  function remove() {
    onDeleted();
    queue({ kind, id, mutation: 'delete', title: title(record), variables: {}, base });
  }

  return (
    <>
      <button type="button" className={clsx(button({ kind: 'quiet' }), styles.last)} onClick={ask}>
        <Trash2 size={16} aria-hidden="true" />
        {deletion.confirmLabel ?? 'Delete'}
      </button>
      <DeleteDialog
        {...deletion}
        name={title(record)}
        consequence={unsent ? 'It is not on the server yet, so it will be deleted immediately.' : deletion.consequence}
        details={isNew && !unsent ? <p className={styles.remark}>It may already be on the server.</p> : null}
        open={asking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          remove();
        }}
        landing={() => document.getElementById('new-record')}
      />
    </>
  );
}
