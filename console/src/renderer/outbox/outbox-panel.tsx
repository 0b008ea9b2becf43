import { Dialog } from '@agency/site/ui/dialog/dialog.tsx';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { OutboxLine } from './outbox-line.tsx';
import * as styles from './outbox-panel.css.ts';
import type { Write } from './write.ts';

type OutboxPanelProps = {
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Opens the form of an item that was refused. */
  onEdit(item: string): void;
  /** Takes one back, or discards it. */
  onTakeBack(write: Write): void;
  /** What was typed and is not even to be sent. */
  children: ReactNode;
};

/** Everything that the server has not said yes to, in the order in which it is sent. */
export function OutboxPanel({ open, onOpenChange, onEdit, onTakeBack, children }: OutboxPanelProps) {
  const { outbox } = useWorkspace();
  const writes = useStore(outbox.writes);
  const pauses = useStore(outbox.pauses);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Waiting to be sent"
      description={
        writes.length === 0
          ? 'Nothing waits. The server has all that was saved.'
          : 'Sent one after the other as soon as the server can be reached. Nothing here is saved yet.'
      }
    >
      {writes.length === 0 ? null : (
        <ol className={styles.list} aria-label="Waiting to be sent">
          {writes.map((write) => (
            <OutboxLine
              key={write.entry}
              write={write}
              onCancel={() => onTakeBack(write)}
              onAgain={(mutation) => outbox.again(write.entry, mutation)}
              pause={pauses.find(({ entry }) => entry === write.entry) ?? null}
              onSendNow={() => void outbox.sendNow()}
              onEdit={() => onEdit(write.mutation.id)}
            />
          ))}
        </ol>
      )}
      {children}
    </Dialog>
  );
}
