import { AlertDialog } from '#app/ui/alert-dialog/alert-dialog.tsx';
import { button } from '#app/ui/button/button.css.ts';
import type { Landing } from '#app/ui/dialog/use-return-focus.ts';
import { toast } from '#app/ui/toast/toast-store.ts';
import type { Intent } from './actions/intent.ts';
import { tellFailure } from './tell-failure.ts';
import { useIntent } from './use-intent.ts';

type DeleteDialogProps = {
  intent: Intent;
  id: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  description: string;
  /** The button that says yes, and what it says meanwhile. */
  yes?: { label: string; pending: string };
  /** What the toast says when it is done, and when it failed. */
  told: { done: string; failed: string };
  landing: Landing;
  onDeleted?(): void;
};

const deletes = { label: 'Delete', pending: 'Deleting...' };

/** Asks whether to delete, and deletes. It closes when the item is gone, whoever deleted it, and stays on any other failure. */
export function DeleteDialog(props: DeleteDialogProps) {
  const { intent, id, open, onOpenChange, title, description, yes = deletes, told, landing, onDeleted } = props;
  const { Form, onSubmit, pending } = useIntent((answer) => {
    if (answer.status === 'done') toast({ title: told.done });
    else tellFailure(answer, told.failed);
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
      cancel="Keep it"
      landing={landing}
    >
      <Form method="post" onSubmit={onSubmit}>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="id" value={id} />
        <button type="submit" className={button({ kind: 'destructive' })} aria-disabled={pending}>
          {pending ? yes.pending : yes.label}
        </button>
      </Form>
    </AlertDialog>
  );
}
