import { HeldChanges } from '@agency/site/ui/admin/inbox/held-changes.tsx';
import { isSave, messagesOf } from '../outbox/local-document.ts';
import { useOutboxEntries, useWorkspace } from '../workspace/workspace-context.ts';
import * as styles from './inbox.css.ts';

/** Lists held changes, which wait for the admin because somebody else has changed the same inquiries. */
export function Held({ onOpen }: { onOpen(id: string): void }) {
  const { outbox } = useWorkspace();
  const entries = useOutboxEntries().filter(
    ({ document, mutation }) => document.kind === 'inquiry' && mutation.status === 'conflict' && !isSave(mutation),
  );
  const held = entries.map((entry) => {
    const { id } = entry.document;
    const { order, refusal } = entry.mutation;
    return {
      key: String(order),
      change: messagesOf(entry)?.queued ?? '',
      news: refusal?.message ?? '',
      onOpen: () => onOpen(id),
      onDo: () => outbox.retry(id, order),
      onDrop: () => void outbox.cancel(id, order),
    };
  });
  return <HeldChanges held={held} className={styles.partial} />;
}
