import { button } from '@agency/site/ui/button/button.css.ts';
import { Dialog } from '@agency/site/ui/dialog/dialog.tsx';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { toast } from '@agency/site/ui/toast/toast-store.ts';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { useWorkspace } from '../workspace/workspace-context.ts';
import type { Backoff } from './create-outbox.ts';
import { isCancelable, type QueuedMutation } from './documents.ts';
import { describeBackoff, describeMutation } from './messages.ts';
import * as styles from './outbox-panel.css.ts';
import { type OutboxEntry, outboxOf, withMutations } from './projections.ts';

type OutboxPanelProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Opens the form of an item. */
  onEdit(item: string): void;
  /** What was typed and is not even to be sent. */
  children: ReactNode;
};

/** Everything that the server has not said yes to, in the order in which it is sent. */
export function OutboxPanel({ open, onOpenChange, onEdit, children }: OutboxPanelProps) {
  const { outbox } = useWorkspace();
  const entries = outboxOf(useStore(outbox.documents, useShallow(withMutations)));
  const backoffs = useStore(outbox.backoffs);

  function cancel({ document: { id }, mutation: { order, status, kind } }: OutboxEntry) {
    if (!outbox.cancel(id, order) || status !== 'queued') return;
    if (kind === 'save') toast({ title: 'Canceled', description: 'What you typed is kept as a draft.' });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Waiting to be sent"
      description={
        entries.length === 0
          ? 'Nothing waits. The server has all that was saved.'
          : 'Sent one after the other as soon as the server can be reached. Nothing here is saved yet.'
      }
    >
      {entries.length === 0 ? null : (
        <ol className={styles.list} aria-label="Waiting to be sent">
          {entries.map((entry) => (
            <OutboxLine
              key={entry.mutation.order}
              entry={entry}
              backoff={backoffs.find(({ id }) => id === entry.document.id) ?? null}
              onCancel={() => cancel(entry)}
              onRetry={() => outbox.retry(entry.document.id, entry.mutation.order)}
              onSendNow={() => void outbox.sendNow()}
              onEdit={() => onEdit(entry.document.id)}
            />
          ))}
        </ol>
      )}
      {children}
    </Dialog>
  );
}

type OutboxLineProps = {
  entry: OutboxEntry;
  /** It was tried, and is tried again later. */
  backoff: Backoff | null;
  onCancel(): void;
  /** Sends a refused one once more. */
  onRetry(): void;
  onSendNow(): void;
  onEdit(): void;
};

/** One mutation that waits, with what can be done about it. */
function OutboxLine({ entry, backoff, onCancel, onRetry, onSendNow, onEdit }: OutboxLineProps) {
  const { mutation } = entry;
  const { kind, status, refusal, notBefore } = mutation;
  const waiting = status === 'queued' ? backoff : null;
  const action = (label: string, onClick: () => void, look?: 'primary') => (
    <button
      type="button"
      className={button({ kind: look ?? 'secondary' })}
      disabled={status === 'sending'}
      onClick={onClick}
    >
      {label}
    </button>
  );
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={text({ as: 'label' })}>{describeMutation(entry)}</p>
        {refusal ? (
          <p className={styles.refused}>Refused: {refusal.message}</p>
        ) : (
          <p className={styles.state}>{waiting ? describeBackoff(waiting) : describeStatus(mutation)}</p>
        )}
      </div>
      <div className={styles.ways}>
        {waiting ? action('Send now', onSendNow, 'primary') : null}
        {kind === 'save' ? action('Edit', onEdit, refusal ? 'primary' : undefined) : null}
        {refusal?.reason === 'failed' ? action('Try again', onRetry) : null}
        {status === 'conflict' && kind === 'delete' ? action('Delete anyway', onRetry, 'primary') : null}
        {isCancelable(mutation) ? action(refusal ? 'Discard' : notBefore ? 'Undo' : 'Cancel', onCancel) : null}
      </div>
    </li>
  );
}

function describeStatus({ status, mayHaveArrived, notBefore }: QueuedMutation): string {
  if (status === 'sending') return 'Sending...';
  if (mayHaveArrived) return 'Waits to be tried again. It may have reached the server already.';
  return notBefore ? 'Can still be undone' : 'Waits for its turn';
}
