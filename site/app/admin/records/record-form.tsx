import { type RefObject, use, useEffect, useRef, useState } from 'react';
import { AgencyContext } from '#app/agency.ts';
import { formAttributes, useContractForm } from '#app/form/use-contract-form.ts';
import { ConflictView } from '#ui/admin/conflict/conflict-view.tsx';
import { DeletedNotice } from '#ui/admin/conflict/deleted-notice.tsx';
import { ErrorSummary } from '#ui/admin/error-summary.tsx';
import { type Choices, type FormModel, isAllTheirs } from '#ui/admin/form-model.ts';
import { type AnyRecord, messagesOf } from '#ui/admin/kind.ts';
import { formKindOf, type KindName } from '#ui/admin/kinds.ts';
import type { Check } from '#ui/admin/list/record-parts.ts';
import { DescribePictureContext } from '#ui/admin/media/ask-alt-text.tsx';
import { partsOf } from '#ui/admin/view-parts.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { takeFocus } from '#ui/notice/notice.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { describePicture, loadPictures } from '../pictures.ts';
import { toastResult, useIntent } from '../use-intent.ts';
import * as styles from './record-form.css.ts';
import { readValues, useConflict } from './use-conflict.ts';
import { mutationFields } from './use-mutation.tsx';

/** Whether the form was changed, and whether it is being sent. */
export type Progress = { typed: boolean; sending: boolean };

type RecordFormProps = {
  kind: KindName;
  /** Null creates a new one. */
  record: AnyRecord | null;
  /** Updated for the dialog, which asks before it closes the form. */
  progress: RefObject<Progress>;
  /** Called when the record is saved, or when all values of the other version were chosen. */
  onSaved(): void;
};

const noCheck = (): Check => ({ pendingLabel: null, maySend: () => true, onInput: () => undefined, notice: null });

/**
 * The form of a record. It keeps what was typed after any failure: after a change elsewhere, it shows both versions to choose
 * from, and after a deletion, the record can be saved as new.
 */
export function RecordForm({ kind, record, progress, onSaved }: RecordFormProps) {
  const { labels, form: model, save, title } = formKindOf(kind);
  const { timeZone } = use(AgencyContext);
  const { Fields, useCheck = noCheck } = partsOf(kind);
  const element = useRef<HTMLFormElement>(null);
  const [gone, setGone] = useState(false);
  // All values when it opened.
  const first = useRef('');
  // This form creates one record, however often it is sent.
  const [newId, setNewId] = useState(makeId);
  const { version, conflict, raise, clear, choose } = useConflict(element, model, record);
  const check = useCheck(element, clear);
  const id = gone ? '' : (record?.id ?? '');
  const messages = messagesOf(save, { title: record ? title(record) : '', isNew: id === '' });
  const { Form, onSubmit, pending, answer } = useIntent((answer) => {
    if (answer.status === 'done') {
      toastResult(answer, messages);
      return onSaved();
    }
    if (answer.status === 'conflict' && answer.current) return raise(answer.current);
    if (answer.status === 'gone') {
      // A notice in the form shows this, so there is no toast.
      setGone(true);
      setNewId(makeId());
    } else toastResult(answer, messages);
    // The choice stays and is sent again once there is a session; all other results are shown in the form.
    if (answer.status !== 'signed-out') clear();
  });
  const [form, fields] = useContractForm({
    id: kind,
    schema: model.schema,
    values: record ? model.valuesOf(record) : undefined,
    reply: answer?.form,
    onValid(event) {
      if (check.maySend()) onSubmit(event);
      else event.preventDefault();
    },
  });
  const [values, setValues] = useState<Record<string, unknown>>(() => model.valuesOf(record ?? {}));
  useEffect(() => {
    first.current = snapshot(element.current, model);
  }, [model]);
  useEffect(() => {
    progress.current.sending = pending;
  }, [pending, progress]);

  function saveChoice(choices: Choices) {
    if (isAllTheirs(choices)) {
      toast({ title: 'Nothing was saved', description: 'The other version was not changed.' });
      return onSaved();
    }
    choose(choices, { edit: false });
    element.current?.requestSubmit();
  }

  function editChoice(choices: Choices) {
    choose(choices, { edit: true });
    focusField(model.fields[0] ?? '');
  }

  function focusField(name: string) {
    const control = element.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  }

  return (
    <>
      {conflict ? (
        <ConflictView
          key={conflict.theirs.version}
          one={labels.one}
          differences={conflict.differences}
          pending={pending || check.pendingLabel !== null}
          onSave={saveChoice}
          onEdit={editChoice}
        />
      ) : null}
      <Form
        ref={element}
        method="post"
        className={styles.form}
        hidden={conflict !== null}
        onInput={() => {
          progress.current.typed = snapshot(element.current, model) !== first.current;
          if (element.current) setValues(readValues(element.current, model));
          check.onInput();
        }}
        {...formAttributes(form)}
      >
        {Object.entries(mutationFields(kind, 'save')).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="newId" value={newId} />
        <input type="hidden" name="version" value={version} />
        {gone ? <DeletedNotice one={labels.one} ref={takeFocus} /> : null}
        <ErrorSummary model={model} errorOf={(field) => fields[field]?.errors?.[0]} onGo={focusField} />
        <DescribePictureContext value={describePicture}>
          <Fields
            bind={(field) => ({ field: fields[field] ?? { name: field } })}
            values={values}
            record={record}
            loadPictures={loadPictures}
            timeZone={timeZone}
          />
        </DescribePictureContext>
        <div className={styles.foot}>
          {check.notice}
          <SubmitButton
            pending={pending || check.pendingLabel !== null}
            pendingLabel={pending ? 'Saving...' : (check.pendingLabel ?? '')}
          >
            {gone ? 'Save as new' : record ? 'Save changes' : labels.add}
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}

/** Returns a UUID, or an empty string if the browser makes none, as on a page over plain HTTP from another machine. */
const makeId = (): string => globalThis.crypto.randomUUID?.() ?? '';

/** Returns all values as one string, for comparison. */
const snapshot = (form: HTMLFormElement | null, model: FormModel) =>
  form ? JSON.stringify(readValues(form, model)) : '';
