import { DeleteDialog } from '@agency/site/ui/admin/delete-dialog/delete-dialog.tsx';
import { button } from '@agency/site/ui/button/button.css.ts';
import { clsx } from 'clsx';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '../commands/use-command.ts';
import { type Base, isUnsent, queueDeletion } from '../outbox/documents.ts';
import { useDocument, useWorkspace } from '../workspace/workspace-context.ts';
import * as styles from './item-form.css.ts';

type DeleteItemProps = {
  item: { id: string; title: string };
  /** What the admin saw when they decided. */
  base: Base;
  /** It is asked whether to delete it. */
  onAsk(): void;
  onDeleted(): void;
};

/** Takes an item from the portfolio, after a question. One that the server cannot have just goes. */
export function DeleteItem({ item: { id, title: name }, base, onAsk, onDeleted }: DeleteItemProps) {
  const { outbox } = useWorkspace();
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
    outbox.queue(id, (all, at) => queueDeletion(all, { id, type: 'portfolio-item', name, base }, at));
  }

  return (
    <>
      <button type="button" className={clsx(button({ kind: 'quiet' }), styles.last)} onClick={ask}>
        <Trash2 size={16} aria-hidden="true" />
        Delete
      </button>
      <DeleteDialog
        subject="item"
        name={name}
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
