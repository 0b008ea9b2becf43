import { ArchiveRestore, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type AnyRecord, messagesOf } from '#ui/admin/kind.ts';
import { type KindName, kindOf, type MutationName } from '#ui/admin/kinds.ts';
import { button } from '#ui/button/button.css.ts';
import type { Landing } from '#ui/dialog/use-return-focus.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import { visuallyHidden } from '#ui/visually-hidden/visually-hidden.css.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { toastFailure } from '../use-intent.ts';
import { useMutation } from './use-mutation.tsx';

// A kind with a trash has both mutations.
const [restore, erase] = ['restore' as MutationName<KindName>, 'erase' as MutationName<KindName>];

/**
 * Restores records of a kind from its trash, or deletes them for good. If the button that had the focus is gone, the focus
 * moves to `landing`. The component around the records calls this, because a record's row is gone when the answer arrives.
 */
export function useTrash(kind: KindName, landing: Landing) {
  const answered = (mutation: MutationName<KindName>) => (answer: ActionResult) => {
    const declared = kindOf(kind).mutations[mutation];
    if (declared && answer.status === 'conflict' && answer.current)
      toastFailure(answer, messagesOf(declared, {})?.refused ?? '');
    if (document.activeElement === document.body) landing()?.focus({ preventScroll: true });
  };
  return {
    restoring: useMutation(kind, restore, answered(restore)),
    erasing: useMutation(kind, erase, answered(erase)),
  };
}

type TrashActionsProps = { trash: ReturnType<typeof useTrash>; record: AnyRecord; title: string };

/** The buttons that restore a record, and that delete it for good at the second press. */
export function TrashActions({ trash: { restoring, erasing }, record, title }: TrashActionsProps) {
  // The version that was shown when the button asked. If the record has changed since then, the button asks again.
  const [asked, setAsked] = useState<number | null>(null);
  const isAsked = asked !== null && asked === record.version;
  return (
    <span className={withScript}>
      <RestoreButton restoring={restoring} record={record} title={title} />
      <button
        type="button"
        className={button({ kind: 'quiet', size: 'compact' })}
        aria-disabled={erasing.pending}
        onClick={() => (isAsked ? erasing.send(record) : setAsked(record.version ?? null))}
      >
        <Trash2 size={17} aria-hidden="true" />
        {isAsked ? 'Delete it for good' : 'Delete'} <span className={visuallyHidden}>{title}</span>
      </button>
    </span>
  );
}

type RestoreButtonProps = { restoring: ReturnType<typeof useTrash>['restoring']; record: AnyRecord; title: string };

/** The button that takes a record out of the trash. */
export const RestoreButton = ({ restoring, record, title }: RestoreButtonProps) => (
  <button
    type="button"
    className={button({ kind: 'quiet', size: 'compact' })}
    aria-disabled={restoring.pending}
    onClick={() => restoring.send(record)}
  >
    <ArchiveRestore size={17} aria-hidden="true" />
    Restore <span className={visuallyHidden}>{title}</span>
  </button>
);
