import { clockTime } from '@agency/site/ui/admin/time/moments.ts';
import { button } from '@agency/site/ui/button/button.css.ts';
import { Dialog } from '@agency/site/ui/dialog/dialog.tsx';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { toast } from '@agency/site/ui/toast/toast-store.ts';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import type { Link } from '#bridge/desktop.ts';
import { useOutboxEntries, useWorkspace } from '../workspace/workspace-context.ts';
import type { Backoff } from './create-outbox.ts';
import {
  isCancelable,
  isRemoval,
  isSave,
  messagesOf,
  type OutboxEntry,
  type QueuedMutation,
} from './local-document.ts';
import * as styles from './outbox-panel.css.ts';

type OutboxPanelProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  onEdit(link: Link): void;
  children: ReactNode;
};

export function OutboxPanel({ open, onOpenChange, onEdit, children }: OutboxPanelProps) {
  const entries = useOutboxEntries();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Outbox"
      description={
        entries.length === 0
          ? 'The outbox is empty. Everything that you saved is on the server.'
          : 'These changes are sent in order as soon as the server can be reached. None of them is saved yet.'
      }
    >
      {entries.length === 0 ? null : (
        <ol className={styles.list} aria-label="Outbox">
          {entries.map((entry) => (
            <OutboxLine key={entry.mutation.order} entry={entry} onEdit={onEdit} />
          ))}
        </ol>
      )}
      {children}
    </Dialog>
  );
}

type OutboxLineProps = { entry: OutboxEntry; onEdit(link: Link): void };

/** A change in the outbox, with its state and buttons. */
export function OutboxLine({ entry, onEdit }: OutboxLineProps) {
  const { outbox } = useWorkspace();
  const { id, kind } = entry.document;
  const { mutation } = entry;
  const { order, status, refusal, notBefore } = mutation;
  // Set if the document could not be sent and will be retried.
  const backoff = useStore(outbox.backoffs, (all) => all.find((each) => each.id === id));
  const waiting = status === 'queued' ? backoff : undefined;
  // Whether the change is held: it waits for the admin, because somebody else changed the record meanwhile.
  const isHeld = status === 'conflict' && !isSave(mutation);
  // The text of a refused note or answer, or of a reply to a deleted inquiry, which is shown nowhere else. Any other
  // refused save is shown by its form.
  const isShown = refusal === null || (isSave(mutation) && refusal.reason !== 'notFound');
  const refusedText = isShown ? undefined : (mutation.variables as { text?: string }).text;

  function cancel() {
    if (!outbox.cancel(id, order) || status !== 'queued') return;
    if (isSave(mutation)) toast({ title: 'Canceled', description: 'What you typed is kept as unsaved changes.' });
  }
  const retry = () => outbox.retry(id, order);
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
        <p className={text({ as: 'label' })}>{messagesOf(entry)?.queued}</p>
        {refusal ? (
          <p className={styles.refused}>
            {isHeld ? 'Held' : 'Refused'}: {refusal.message}
          </p>
        ) : (
          <p className={styles.state}>{waiting ? describeBackoff(waiting) : describeStatus(mutation)}</p>
        )}
        {refusedText ? (
          <p className={styles.refusedText} dir="auto">
            {refusedText}
          </p>
        ) : null}
      </div>
      <div className={styles.ways}>
        {waiting ? action('Send now', () => void outbox.sendNow(), 'primary') : null}
        {isSave(mutation) ? action('Edit', () => onEdit({ kind, id }), refusal ? 'primary' : undefined) : null}
        {refusal?.reason === 'failed' ? action('Try again', retry) : null}
        {isHeld ? action(isRemoval(mutation) ? 'Delete anyway' : 'Do it anyway', retry, 'primary') : null}
        {isCancelable(mutation) ? action(refusal ? 'Discard' : notBefore ? 'Undo' : 'Cancel', cancel) : null}
      </div>
    </li>
  );
}

function describeStatus({ status, mayHaveArrived, notBefore }: QueuedMutation): string {
  if (status === 'sending') return 'Sending...';
  if (mayHaveArrived) return 'Waiting to retry. It may already have reached the server.';
  return notBefore ? 'Can still be undone' : 'Waiting to be sent';
}

/** Says why a mutation could not be sent, and when it is retried. */
const describeBackoff = ({ trouble, until }: Backoff): string =>
  `${trouble ? 'The server has a problem' : 'The server could not be reached'}. Next attempt at ${clockTime(until)}.`;
