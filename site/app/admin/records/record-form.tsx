import { type RefObject, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
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
import { randomId } from '#ui/random-id.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { usePageReport } from '../page-checks/use-page-report.tsx';
import { describePicture, loadPictures } from '../pictures.ts';
import { toastResult, useIntent } from '../use-intent.ts';
import * as styles from './record-form.css.ts';
import { readValues, useConflict } from './use-conflict.ts';
import { mutationFields } from './use-mutation.tsx';

export type Progress = { typed: boolean; sending: boolean };

type RecordFormProps = {
  kind: KindName;
  /** The record to edit; null creates a new one. */
  record: AnyRecord | null;
  /** The form keeps this up to date for its dialog, which asks before it closes a changed form. */
  progress: RefObject<Progress>;
  /** Called when the record is saved, or when all values of the other version were chosen. */
  onSaved(): void;
};

const noCheck = (): Check => ({ pendingLabel: null, maySend: () => true, onInput: () => undefined, notice: null });

/**
 * The form of a record. After any failure, it keeps what was typed. If the record was changed elsewhere, the admin
 * chooses between both versions. If the record was deleted, the admin can save it as new. If the kind has
 * `checksDrafts`, a draft is published only if its page check finds no problem.
 */
export function RecordForm({ kind, record, progress, onSaved }: RecordFormProps) {
  const { labels, form: model, save, title, checksDrafts = false } = formKindOf(kind);
  const { timeZone } = use(AgencyContext);
  const { Fields, useCheck = noCheck } = partsOf(kind);
  const element = useRef<HTMLFormElement>(null);
  const { revalidate } = useRevalidator();
  const [gone, setGone] = useState(false);
  const [typed, setTyped] = useState(false);
  // The values when the form opened, or when it was last saved as a draft, as one string.
  const first = useRef('');
  // The id of a new record. It stays the same, so that sending the form twice does not create two records.
  const [newId, setNewId] = useState(randomId);
  const { base, version, conflict, raise, clear, choose, rebase } = useConflict(element, model, record);
  /** Called when the draft is saved, or could not be saved. Null unless a draft is being saved. */
  const draftSaved = useRef<((isSaved: boolean) => void) | null>(null);
  const check = useCheck(element, clear);
  const id = gone ? '' : (record?.id ?? '');
  const messages = messagesOf(save, { title: record ? title(record) : '', isNew: id === '' });
  const { Form, onSubmit, send, pending, answer } = useIntent((answer) => {
    const { current: onDraft } = draftSaved;
    draftSaved.current = null;
    if (onDraft && answer.status === 'done' && answer.current) {
      rebase(answer.current);
      // What was typed during the save is not in the draft, so the form must count as changed.
      first.current = JSON.stringify(model.valuesOf(answer.current));
      compare();
      return onDraft(true);
    }
    onDraft?.(false);
    if (answer.status === 'done') {
      toastResult(answer, messages);
      return onSaved();
    }
    if (answer.status === 'conflict' && answer.current) return raise(answer.current);
    if (answer.status === 'gone') {
      // No toast: a notice in the form says that the record was deleted.
      setGone(true);
      setNewId(randomId());
    } else toastResult(answer, messages);
    // If the session has ended, the choice between two versions stays, so that it can be sent again after the sign-in.
    // After any other result, the form replaces the choice.
    if (answer.status !== 'signed-out') clear();
  });
  const [form, fields] = useContractForm({
    id: kind,
    schema: model.schema,
    values: record ? model.valuesOf(record) : undefined,
    reply: answer?.form,
    onValid(event) {
      if (!check.maySend()) return event.preventDefault();
      const now = element.current && readValues(element.current, model);
      if (!now || !publishes(now) || page.isReady(now)) return onSubmit(event);
      event.preventDefault();
      void page.check({ thenSave: true });
    },
  });
  const [values, setValues] = useState<Record<string, unknown>>(() => model.valuesOf(record ?? {}));
  const publishes = (now: object) =>
    checksDrafts && id !== '' && Reflect.get(base ?? {}, 'draft') === true && Reflect.get(now, 'draft') === false;
  const page = usePageReport({
    id,
    form: element,
    model,
    texts: [],
    latest: null,
    opened: model.valuesOf(record ?? {}),
    values,
    flush: saveDraft,
    // Reloads the list, because its cards show findings too.
    onPassed: () => void revalidate(),
  });
  const loadFindings = useEffectEvent(() => record && Reflect.get(record, 'pageProblem') && void page.load());
  useEffect(() => void loadFindings(), []);
  const bind = page.bindTo(fields);
  useEffect(() => {
    first.current = snapshot(element.current, model);
  }, [model]);
  useEffect(() => {
    progress.current.sending = pending;
  }, [pending, progress]);

  function compare() {
    progress.current.typed = snapshot(element.current, model) !== first.current;
    setTyped(progress.current.typed);
  }

  /**
   * Saves the form's values as a draft, so that its page can be checked. Returns true if the server has the values,
   * false if the form is closed, or an empty string if the form already shows why not.
   */
  async function saveDraft(): Promise<boolean | ''> {
    if (!element.current) return false;
    if (base && model.isSame({ ...readValues(element.current, model), draft: true }, base)) return true;
    const entries = Object.fromEntries(new FormData(element.current)) as Record<string, string>;
    return new Promise((resolve) => {
      draftSaved.current = (isSaved) => resolve(isSaved || '');
      send({ ...entries, draft: 'on' });
    });
  }

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
          pending={pending || page.checking || check.pendingLabel !== null}
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
          compare();
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
        {page.report}
        {page.findings.length > 0 && publishes(values) ? (
          <p>It stays a draft until the page is ready. Your changes up to the check are saved in it.</p>
        ) : null}
        {gone ? <DeletedNotice one={labels.one} ref={takeFocus} /> : null}
        <ErrorSummary model={model} errorOf={(field) => fields[field]?.errors?.[0]} onGo={focusField} />
        <DescribePictureContext value={describePicture}>
          <Fields bind={bind} values={values} record={record} loadPictures={loadPictures} timeZone={timeZone} />
        </DescribePictureContext>
        <div className={styles.foot}>
          {check.notice}
          <SubmitButton
            look={{ kind: typed || gone ? 'primary' : 'resting' }}
            pending={pending || page.checking || check.pendingLabel !== null}
            pendingLabel={pending ? 'Saving...' : page.checking ? 'Checking the page...' : (check.pendingLabel ?? '')}
          >
            {gone ? 'Save as new' : record ? 'Save changes' : labels.add}
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}

const snapshot = (form: HTMLFormElement | null, model: FormModel) =>
  form ? JSON.stringify(readValues(form, model)) : '';
