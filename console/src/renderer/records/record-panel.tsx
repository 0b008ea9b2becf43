import type { AnyRecord } from '@agency/site/ui/admin/kind.ts';
import { type KindName, kindOf } from '@agency/site/ui/admin/kinds.ts';
import { button } from '@agency/site/ui/button/button.css.ts';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { useQuery } from '@apollo/client/react';
import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { messageOf } from '../graphql/errors.ts';
import { isSave } from '../outbox/local-document.ts';
import { isBeingDeleted, overlay } from '../outbox/projections.ts';
import { useDocument } from '../workspace/workspace-context.ts';
import { RecordEditor } from './record-editor.tsx';
import * as styles from './record-form.css.ts';

type RecordPanelProps = {
  kind: KindName;
  id: string;
  /** The list, as the server has it. */
  records: readonly AnyRecord[];
  onClose(): void;
};

/** The panel beside a list, with a record's form. Escape closes it; unsaved changes stay. */
export function RecordPanel({ kind, id, records, onClose }: RecordPanelProps) {
  const { one } = kindOf(kind).labels;
  const { shown, written, isNew, current, deleted, leaving, error } = useRecord(kind, id, records);
  // An open form stays, also when its record is deleted: somebody may be typing in it.
  const [opened, setOpened] = useState(false);
  const there = opened || shown !== null || written;
  useEffect(() => {
    if (there) setOpened(true);
  }, [there]);
  const instead = leaving
    ? `This ${one} is being deleted. Cancel that to edit it.`
    : deleted
      ? `This ${one} is not here any more. It was deleted.`
      : error
        ? messageOf(error)
        : 'Loading...';
  return (
    <section
      aria-labelledby="record-form"
      className={styles.panel}
      onKeyDown={(event) => {
        // Also when a tooltip that is closing has handled it: nothing in here is lost by closing.
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id="record-form" className={clsx(text({ as: 'heading' }), styles.title)}>
          {shown
            ? kindOf(kind).title(shown.record)
            : isNew
              ? `New ${one}`
              : `${one.charAt(0).toUpperCase()}${one.slice(1)}`}
        </h2>
        <button type="button" className={button({ kind: 'quiet', shape: 'icon' })} aria-label="Close" onClick={onClose}>
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      {there ? (
        <RecordEditor {...{ kind, shown, current, deleted, onClose }} opened={id} />
      ) : (
        <p role="status" className={styles.fields}>
          {instead}
        </p>
      )}
    </section>
  );
}

/** The open record. One that is not in the list is loaded by itself. */
function useRecord(kind: KindName, id: string, records: readonly AnyRecord[]) {
  const document = useDocument(id);
  const listed = records.find((record) => record.id === id) ?? null;
  const isNew = document !== null && document.base === null;
  const skip = listed !== null || isNew;
  const { data, error } = useQuery(kindOf(kind).one, { variables: { id }, skip, fetchPolicy: 'no-cache' });

  const [answer] = Object.values(data ?? {});
  const current = listed ?? answer ?? null;
  const shown = useMemo(() => overlay(current, document), [current, document]);
  const leaving = document !== null && isBeingDeleted(document);
  const written = isNew || (document !== null && (document.unsaved !== null || document.mutations.some(isSave)));
  return {
    /** As the server has it. */
    current,
    /** As the admin left it, with queued mutations; null also while its deletion is queued. */
    shown,
    /** There is something to edit: a new record, unsaved changes or saves, also when the record is gone. */
    written: written && !leaving,
    isNew,
    /**
     * The server says that it does not exist. A missing entry in the list proves nothing: the list may be old or incomplete.
     */
    deleted: !skip && answer === null,
    /** Its deletion is not confirmed yet. */
    leaving,
    error,
  };
}
