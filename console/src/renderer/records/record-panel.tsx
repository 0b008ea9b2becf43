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
  /** The server's version of the list, without queued mutations. */
  records: readonly AnyRecord[];
  onClose(): void;
};

/** The panel next to a list, with a record's form. Escape closes the panel and keeps unsaved changes. */
export function RecordPanel({ kind, id, records, onClose }: RecordPanelProps) {
  const { one, begin = `New ${one}` } = kindOf(kind).labels;
  const { shown, written, isNew, current, deleted, leaving, error } = useRecord(kind, id, records);
  // An open form stays open even if its record is deleted, because the admin may be typing.
  const [opened, setOpened] = useState(false);
  const there = opened || shown !== null || written;
  useEffect(() => {
    if (there) setOpened(true);
  }, [there]);
  const instead = leaving
    ? `This ${one} is being deleted. To edit it, cancel the deletion in the outbox.`
    : deleted
      ? `This ${one} does not exist or was deleted.`
      : error
        ? messageOf(error)
        : 'Loading...';
  return (
    <section
      aria-labelledby="record-form"
      className={styles.panel}
      onKeyDown={(event) => {
        // Close even if a tooltip has handled the key, because closing loses nothing.
        if (event.key === 'Escape') onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id="record-form" className={clsx(text({ as: 'heading' }), styles.title)}>
          {shown ? kindOf(kind).title(shown.record) : isNew ? begin : `${one.charAt(0).toUpperCase()}${one.slice(1)}`}
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

/** Returns the open record, which is loaded separately if the list does not contain it. */
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
    /** The server's version. */
    current,
    /** The record with queued mutations applied; null also while its deletion is queued. */
    shown,
    /** Whether there is something to edit: a new record, unsaved changes or saves, even if the record is gone. */
    written: written && !leaving,
    isNew,
    /** Whether the server answered that the record does not exist. The list alone may be out of date or incomplete. */
    deleted: !skip && answer === null,
    /** Whether the record's deletion is queued or being sent. */
    leaving,
    error,
  };
}
