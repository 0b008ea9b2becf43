import { ConflictView } from '@agency/site/ui/admin/conflict/conflict-view.tsx';
import { DeletedNotice } from '@agency/site/ui/admin/conflict/deleted-notice.tsx';
import { ErrorSummary } from '@agency/site/ui/admin/error-summary.tsx';
import { type Choices, isAllTheirs } from '@agency/site/ui/admin/form-model.ts';
import type { AnyRecord } from '@agency/site/ui/admin/kind.ts';
import { formKindOf, type KindName } from '@agency/site/ui/admin/kinds.ts';
import { ageOf } from '@agency/site/ui/admin/time/moments.ts';
import { partsOf } from '@agency/site/ui/admin/view-parts.tsx';
import { button } from '@agency/site/ui/button/button.css.ts';
import { Notice } from '@agency/site/ui/notice/notice.tsx';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useCommand } from '../commands/use-command.ts';
import { loadPictures } from '../graphql/load-list.ts';
import { baseOf, lastSave, messagesOf, type Refusal } from '../outbox/local-document.ts';
import type { Shown } from '../outbox/projections.ts';
import { useNow } from '../use-now.ts';
import { usePlace, useWorkspace } from '../workspace/workspace-context.ts';
import { DeleteRecord } from './delete-record.tsx';
import * as styles from './record-form.css.ts';
import { pictureAddress } from './records-list.tsx';
import { useRecordForm, useSaving } from './use-record-form.ts';

type RecordEditorProps = {
  kind: KindName;
  opened: string;
  shown: Shown<AnyRecord> | null;
  current: AnyRecord | null;
  deleted: boolean;
  onClose(): void;
};

/**
 * The form of one record. It closes once its save is confirmed or is left in the outbox. After a failure, it stays open
 * with the input.
 */
export function RecordEditor({ kind, opened, shown, current, deleted, onClose }: RecordEditorProps) {
  const { form: model, labels } = formKindOf(kind);
  const { Fields } = partsOf(kind);
  // A deleted record is saved as a new record, with a new id.
  const [id, setId] = useState(opened);
  const { open } = usePlace();
  const { client } = useWorkspace();
  const editing = useRecordForm(kind, id, id === opened ? current : null);
  const { form, document, typed, typedAt, refusal, discard, goOnFrom } = editing;
  // If the admin has typed more since the save was sent, the form stays open, because the newer input is not saved.
  const leave = () => (typed ? open(kind, id) : onClose());
  const { saving, stay, save } = useSaving(kind, id, { onSaved: leave, onWaiting: leave });
  const conflict = refusal?.reason === 'conflict' ? refusal : null;
  const gone = refusal?.reason === 'notFound' || (deleted && id === opened);
  const isNew = gone || (document !== null && document.base === null);
  const values = useWatch({ control: form.control });
  const [first = ''] = model.fields;
  const { setFocus } = form;
  useEffect(() => {
    if (!conflict) setFocus(first);
  }, [setFocus, first, conflict]);

  const submit = form.handleSubmit((input) => {
    if (!gone) return save(input, baseOf(kind, current));
    const newId = crypto.randomUUID();
    save(input, null, { newId, goneId: id });
    setId(newId);
  });
  const { errors } = form.formState;
  const errorOf = (field: string) => errors[field]?.message;
  function bind(name: string) {
    const message = errorOf(name);
    return { ...form.register(name), field: { name, errors: message ? [message] : [] } };
  }
  useCommand('save', () => void submit(), conflict === null);

  if (conflict && document) {
    const theirs = conflict.current;
    const mine = form.getValues();
    const take = (choices: Choices) => goOnFrom(theirs, model.merge(mine, theirs, choices));
    return (
      <div className={styles.fields}>
        <ConflictView
          key={theirs.version}
          one={labels.one}
          differences={model.differencesOf(document.base?.values ?? null, mine, theirs)}
          pending={saving}
          onSave={(choices) => {
            take(choices);
            if (!isAllTheirs(choices)) void submit();
          }}
          onEdit={take}
        />
      </div>
    );
  }
  const isOvertaken = document?.base && (current?.version ?? 0) > document.base.version && typed && !lastSave(document);
  const refused = lastSave(document);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.fields}>
        {gone ? <DeletedNotice one={labels.one} role="alert" /> : null}
        {document && refused && refusal && !gone ? (
          <RefusedNotice refusal={refusal} title={messagesOf({ document, mutation: refused })?.refused ?? ''} />
        ) : null}
        {isOvertaken ? (
          <Notice tone="caution" role="status" title="Changed elsewhere in the meantime">
            <p>When you save, both versions are shown side by side before anything is overwritten.</p>
          </Notice>
        ) : null}
        {typedAt ? <UnsavedNotice at={typedAt} onDiscard={discard} /> : null}
        <ErrorSummary model={model} errorOf={errorOf} onGo={setFocus} />
        <Fields
          bind={bind}
          values={values}
          record={current}
          via={pictureAddress}
          loadPictures={(search) => loadPictures(client, search)}
        />
      </div>
      <div className={styles.foot}>
        <button
          type="submit"
          className={button({ kind: typed || gone || refusal ? 'primary' : 'resting' })}
          aria-disabled={saving}
        >
          {saving ? 'Saving...' : gone ? 'Save as new' : isNew ? labels.add : 'Save changes'}
        </button>
        <button type="button" className={button({ kind: 'quiet' })} onClick={onClose}>
          {typed ? 'Keep unsaved' : 'Close'}
        </button>
        {shown && !gone ? (
          <DeleteRecord
            kind={kind}
            record={shown.record}
            base={baseOf(kind, current)}
            onAsk={stay}
            onDeleted={onClose}
          />
        ) : null}
      </div>
    </form>
  );
}

function RefusedNotice({ refusal, title }: { refusal: Refusal; title: string }) {
  return (
    <Notice tone="negative" role="alert" title={title}>
      <p>{refusal.message} Nothing was saved; what you typed is still here.</p>
    </Notice>
  );
}

/** Says that the form contains earlier unsaved changes, and offers to discard them. */
function UnsavedNotice({ at, onDiscard }: { at: string; onDiscard(): void }) {
  const now = useNow();
  return (
    <Notice tone="caution" title={`Unsaved changes from ${ageOf(at, now)}`}>
      <p>You typed these changes earlier and did not save them.</p>
      <button type="button" className={button({ kind: 'text' })} onClick={onDiscard}>
        Discard the changes
      </button>
    </Notice>
  );
}
