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
 * Restores records of a kind from its trash, or deletes them for good. Afterwards, the focus moves to `landing` if the
 * pressed button is gone. Call this in the component around the rows, because the record's row may be gone when the
 * result arrives.
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

/** Two buttons: one restores a record, the other deletes it for good at the second press. */
export function TrashActions({ trash: { restoring, erasing }, record, title }: TrashActionsProps) {
  // The record's version at the first press. If the version has changed since, the button asks again.
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
