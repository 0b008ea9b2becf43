import { DeleteDialog } from '@agency/site/ui/admin/delete-dialog/delete-dialog.tsx';
import { button } from '@agency/site/ui/button/button.css.ts';
import { clsx } from 'clsx';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '../commands/command-context.ts';
import { withoutDraft } from '../kept-view/drafts.ts';
import { deleteWithUndo } from '../outbox/delete-with-undo.ts';
import type { ShownItem } from '../outbox/overlay.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';
import * as styles from './item-form.css.ts';

type DeleteItemProps = {
  shown: ShownItem;
  /** What the admin saw when they decided. */
  version: number | null;
  onDeleted(): void;
};

/** Takes an item from the portfolio, after a question. One that the server cannot have just goes. */
export function DeleteItem({ shown: { item, write }, version, onDeleted }: DeleteItemProps) {
  const { outbox, view } = useWorkspace();
  const [asking, setAsking] = useState(false);
  const isNew = write?.mutation.kind === 'create-item';
  const unsent = isNew && !write.attempted;
  useCommand('delete', () => setAsking(true));

  function remove() {
    const { id, title: name } = item;
    onDeleted();
    if (unsent) {
      outbox.cancel(write.entry);
      return view.setState((kept) => withoutDraft(kept, id), true);
    }
    // What waits for it stays beneath, as the draft does, so that taking it back brings all of it again.
    deleteWithUndo(outbox, { kind: 'delete-item', id, name, expectedVersion: version }, `Deleting ${name}`);
  }

  return (
    <>
      <button type="button" className={clsx(button({ kind: 'quiet' }), styles.last)} onClick={() => setAsking(true)}>
        <Trash2 size={16} aria-hidden="true" />
        Delete
      </button>
      <DeleteDialog
        subject="item"
        name={item.title}
        undo
        description={unsent ? 'The server does not have it, so it is gone at once.' : undefined}
        details={isNew && !unsent ? <p className={styles.remark}>It may have reached the server already.</p> : null}
        open={asking}
        onOpenChange={setAsking}
        onConfirm={() => {
          setAsking(false);
          remove();
        }}
        landing={() => document.getElementById('new-item')}
      />
    </>
  );
}
