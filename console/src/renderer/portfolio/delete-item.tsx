import { button } from '@agency/site/ui/button/button.css.ts';
import { AlertDialog } from '@agency/site/ui/dialog/alert-dialog.tsx';
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
      <AlertDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${item.title}?`}
        description={unsent ? goneAtOnce : isNew ? `${mayBeThere} ${goesForGood}` : goesForGood}
        confirm={{ label: 'Delete', onConfirm: remove }}
        cancel="Keep it"
        landing={() => document.getElementById('new-item')}
      />
    </>
  );
}

const goneAtOnce = 'The server does not have it, so it is gone at once.';
const mayBeThere = 'It may have reached the server already.';
const goesForGood =
  'You can take it back for ten seconds. Then it disappears from the portfolio and the home page for good.';
