import type { ReactNode } from 'react';
import { button } from '#ui/button/button.css.ts';
import { AlertDialog } from '#ui/dialog/alert-dialog.tsx';
import type { Landing } from '#ui/dialog/use-return-focus.ts';
import { toast } from '#ui/toast/toast-store.ts';
import type { Intent } from './actions/verb.ts';
import type { EditableItem } from './portfolio/editable-item.ts';
import { tellFailure } from './tell-failure.ts';
import { useIntent } from './use-intent.ts';

type DeleteDialogProps = {
  intent: Intent;
  id: string;
  /** The version that was seen, of what may have been changed meanwhile, and what is done when it was. */
  version?: number;
  onConflict?(current: EditableItem): void;
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  description: string;
  /** What else is to be known before one says yes. */
  details?: ReactNode;
  /** The button that says yes, and what it says meanwhile. */
  yes?: { label: string; pending: string };
  /** What the toast says when it is done, and when it failed. */
  messages: { done: string; failed: string };
  landing: Landing;
  onDeleted?(): void;
};

const deletes = { label: 'Delete', pending: 'Deleting...' };

/** Asks whether to delete, and deletes. It closes when the item is gone, whoever deleted it, and stays on any other failure. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { intent, id, version, onConflict, open, onOpenChange, title, description, details } = props;
  const { yes = deletes, messages, landing, onDeleted } = props;
  const { Form, onSubmit, pending } = useIntent((answer) => {
    if (answer.status === 'conflict' && answer.current) return onConflict?.(answer.current);
    if (answer.status === 'done') toast({ title: messages.done });
    else tellFailure(answer, messages.failed);
    if (answer.status !== 'done' && answer.status !== 'gone') return;
    onOpenChange(false);
    onDeleted?.();
  });
  return (
    <AlertDialog
      open={open}
      // Once it is under way, its outcome is waited for.
      onOpenChange={(stays) => pending || onOpenChange(stays)}
      title={title}
      description={description}
      details={details}
      cancel="Keep it"
      landing={landing}
    >
      <Form method="post" onSubmit={onSubmit}>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="id" value={id} />
        {version === undefined ? null : <input type="hidden" name="version" value={version} />}
        <button type="submit" className={button({ kind: 'destructive' })} aria-disabled={pending}>
          {pending ? yes.pending : yes.label}
        </button>
      </Form>
    </AlertDialog>
  );
}
