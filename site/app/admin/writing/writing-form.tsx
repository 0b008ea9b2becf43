import type { Standing } from '@agency/api/contract/publishing';
import { clsx } from 'clsx';
import { ListChecks, RotateCcw } from 'lucide-react';
import { use, useRef, useState } from 'react';
import { AgencyContext } from '#app/agency.ts';
import { formAttributes, useContractForm } from '#app/form/use-contract-form.ts';
import { DeletedNotice } from '#ui/admin/conflict/deleted-notice.tsx';
import { ErrorSummary } from '#ui/admin/error-summary.tsx';
import { type AnyRecord, messagesOf, type Stored } from '#ui/admin/kind.ts';
import { formKindOf, type KindName } from '#ui/admin/kinds.ts';
import type { FieldsProps } from '#ui/admin/list/record-parts.ts';
import { DescribePictureContext } from '#ui/admin/media/ask-alt-text.tsx';
import { cancelWaiting, waitForUploads } from '#ui/admin/media/use-uploads.ts';
import type { PageCheck } from '#ui/admin/page-checks/page-check.ts';
import { EditorFactsContext } from '#ui/admin/posts/editor-facts.tsx';
import { isInTrash } from '#ui/admin/trash-mutations.ts';
import { partsOf } from '#ui/admin/view-parts.tsx';
import { MergedNotice } from '#ui/admin/writing/merged-notice.tsx';
import { SaveStateText } from '#ui/admin/writing/save-state-text.tsx';
import { button, labelOnPhone } from '#ui/button/button.css.ts';
import { takeFocus } from '#ui/notice/notice.tsx';
import { randomId } from '#ui/random-id.ts';
import { withScript } from '#ui/theme/with-script.css.ts';
import { toast } from '#ui/toast/toast-store.ts';
import { hiddenOnPhone } from '#ui/visually-hidden/visually-hidden.css.ts';
import { usePageReport } from '../page-checks/use-page-report.tsx';
import { describePicture, loadPictures } from '../pictures.ts';
import { loadOwnContent } from '../posts/own-content.ts';
import { DiscardDialog, UploadBlocker } from '../records/leave-dialogs.tsx';
import { fillValues, readValues } from '../records/use-conflict.ts';
import { mutationFields } from '../records/use-mutation.tsx';
import { toastResult, useIntent } from '../use-intent.ts';
import type { Values } from './merge-stored.ts';
import { effectOf, SaveButtons, SaveLabel, useSaveKey } from './save-controls.tsx';
import { useWriting } from './use-writing.ts';
import * as styles from './writing-page.css.ts';

type WritingFormProps = {
  kind: KindName;
  /** The id of the record, or the one that a new record will have. */
  id: string;
  stored: Stored;
  /** The initial values of a new record. */
  initial?: Readonly<Record<string, string>> | undefined;
  /** The latest check of the record's page. */
  pageCheck?: PageCheck | null;
  /** Returns the standing of a saved record, or of the values in the form. */
  standingOf?(record: object): Standing;
  /** Called when a record that was deleted meanwhile is saved as a new one. */
  onSavedAsNew?(record: AnyRecord): void;
  /** Called when the unsaved changes of a record that was never saved are discarded. */
  onDiscardedNew?(): void;
} & Pick<FieldsProps, 'fixed' | 'timeZones' | 'services'>;

/** The form of a record that has its own page. It keeps what the admin types, and merges the changes of others. */
export function WritingForm(props: WritingFormProps) {
  const { kind, id, stored, initial, pageCheck = null, standingOf, onSavedAsNew, onDiscardedNew } = props;
  const { labels, form: model, save, title, writing } = formKindOf(kind);
  const { timeZone } = use(AgencyContext);
  const { Fields } = partsOf(kind);
  const { record } = stored;
  // The form of a record in the trash cannot save the record. What is typed is kept as unsaved changes.
  const isTrashed = isInTrash(record);
  const element = useRef<HTMLFormElement>(null);
  const copyVersion = useRef<HTMLInputElement>(null);
  /** The record's values before the last save, and the values that were sent. */
  const sent = useRef<{ before: Values | null; values: Values }>({ before: null, values: model.empty });
  const [newId, setNewId] = useState(id);
  // Discarding a record that was never saved needs a confirmation, because no revision keeps its text.
  const [asking, setAsking] = useState(false);
  const gone = newId !== id;
  const [wasSaved, setWasSaved] = useState(false);
  if (record && !wasSaved) setWasSaved(true);
  const messages = messagesOf(save, { title: record ? title(record) : '', isNew: !record });

  const { Form, onSubmit, pending, answer } = useIntent((answer) => {
    const { session } = kept;
    if (answer.status === 'done' && answer.current) {
      const { current } = answer;
      if (current.id !== id) return onSavedAsNew?.(current);
      session.current?.onSaved(current, sent.current.values);
      kept.dismissMerged();
      return tellSaved(current);
    }
    if (answer.status === 'conflict') {
      void session.current?.refresh();
      toast({
        title: `This ${labels.one} was saved elsewhere in the meantime`,
        description: 'Both versions were merged into the form. Review it, then save again.',
      });
    } else if (answer.status === 'gone') setNewId(randomId());
    else toastResult(answer, messages);
  });
  const kept = useWriting({ kind, id, stored, form: element, pending });

  function tellSaved(current: AnyRecord) {
    const { before } = sent.current;
    const saved = model.valuesOf(current);
    const wasShown = Boolean(before?.published) || (before?.draft !== undefined && !before.draft);
    const standing = standingOf?.(current);
    const isShown = standing !== 'draft';
    const isPublished = standing !== undefined && isShown && !wasShown;
    // The undo reverts only the publishing. The draft keeps what was typed since it was last saved.
    const undone = isPublished ? model.valuesOf({ ...saved, published: false, draft: true }) : isShown ? before : null;
    toast({
      title: isPublished
        ? `The ${labels.one} is ${standing === 'public' ? 'published' : 'scheduled'}`
        : (messages?.ok ?? ''),
      ...(undone && {
        action: {
          label: isPublished ? 'Undo publishing' : 'Undo saving',
          elsewhere: 'Revisions are under History',
          onSelect() {
            kept.session.current?.undo(undone, saved);
            element.current?.requestSubmit();
          },
        },
      }),
    });
  }

  const first = model.valuesOf((stored.copy?.values ?? record ?? initial ?? {}) as object);
  const [conform, fields] = useContractForm({
    id: kind,
    schema: model.schema,
    values: first,
    reply: answer?.form,
    onValid(event) {
      if (isTrashed) {
        event.preventDefault();
        return toast({ title: `Restore the ${labels.one} to save it` });
      }
      const saveAgain = () => element.current?.requestSubmit();
      // Pictures that are still being uploaded would not be in the saved text.
      if (waitForUploads(saveAgain) || kept.session.current?.isIdle(saveAgain) === false) return event.preventDefault();
      const now = element.current && readValues(element.current, model);
      if (now && writing?.isChecked?.(now) && !page.isReady(now)) {
        event.preventDefault();
        return void page.check({ thenSave: true });
      }
      if (copyVersion.current) copyVersion.current.value = String(kept.session.current?.copyVersion() ?? '');
      if (element.current)
        sent.current = {
          before: (record && kept.session.current?.savedValues()) ?? null,
          values: readValues(element.current, model),
        };
      onSubmit(event);
    },
  });
  const [values, setValues] = useState<Record<string, unknown>>(first);
  const [facts, setFacts] = useState<HTMLElement | null>(null);
  const page = usePageReport({
    id,
    form: element,
    model,
    texts: writing?.texts ?? [],
    latest: pageCheck,
    opened: first,
    values,
    flush: async () => kept.session.current?.flush(),
  });
  const bind = page.bindTo(fields);

  useSaveKey(element);

  function focusField(name: string) {
    const control = element.current?.elements.namedItem(name);
    if (control instanceof HTMLElement) control.focus();
  }

  async function discard() {
    setAsking(false);
    cancelWaiting();
    const isDropped = await kept.session.current?.discard({ asRevision: record !== null });
    if (!isDropped) return toast({ title: 'Nothing was discarded', variant: 'destructive' });
    if (!record) return onDiscardedNew?.();
    toast({ title: 'Changes discarded', description: 'They are kept under History.' });
  }

  const isSaved = kept.saveState.is === 'saved';
  const busyLabel = page.checking ? 'Checking the page...' : 'Saving...';
  const quiet = clsx(button({ kind: 'quiet', size: 'compact' }), labelOnPhone);
  const saveLabel = record ? 'Save changes' : labels.add;
  const before = standingOf && record ? standingOf(record) : null;
  const after = standingOf?.(values);
  const asPublished: Readonly<Record<string, boolean>> = model.fields.includes('published')
    ? { published: true }
    : { draft: false };
  const publishing =
    !gone && after === 'draft' && (before ?? after) === 'draft' && (record || !isSaved)
      ? standingOf && effectOf('draft', standingOf({ ...values, ...asPublished }))
      : null;
  const saving = after ? (
    <>
      <span className={withScript}>
        <SaveLabel of={effectOf(before, after) ?? saveLabel} />
      </span>
      {/* Without scripts, the label cannot follow the fields, so it is the general one. */}
      <noscript>{saveLabel}</noscript>
    </>
  ) : (
    <SaveLabel of={saveLabel} />
  );

  return (
    <Form
      ref={element}
      method="post"
      className={styles.form}
      onInput={() => {
        kept.onInput();
        if (element.current) setValues(readValues(element.current, model));
      }}
      {...formAttributes(conform)}
    >
      {Object.entries(mutationFields(kind, 'save')).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <input type="hidden" name="id" value={record && !gone ? id : ''} />
      <input type="hidden" name="newId" value={newId} />
      <input type="hidden" name="version" value={kept.version} />
      <input type="hidden" name="workingCopyVersion" defaultValue={stored.copy?.version} ref={copyVersion} />
      {kept.merged ? (
        <MergedNotice
          {...kept.merged}
          labels={model.labels}
          texts={writing?.texts ?? []}
          onTake={(field, value) => element.current && fillValues(element.current, { [field]: value })}
          onDismiss={kept.dismissMerged}
        />
      ) : null}
      {page.report}
      {gone || (wasSaved && !record) ? (
        // Takes the focus only if a save found the record deleted, not while the admin types.
        <DeletedNotice one={labels.one} {...(gone ? { ref: takeFocus } : { role: 'alert' })} />
      ) : null}
      <ErrorSummary model={model} errorOf={(field) => fields[field]?.errors?.[0]} onGo={focusField} />
      <DescribePictureContext value={describePicture}>
        <EditorFactsContext value={facts}>
          <Fields
            bind={bind}
            findings={page.findings}
            fixed={props.fixed}
            timeZones={props.timeZones}
            services={props.services}
            values={values}
            record={record}
            loadPictures={loadPictures}
            timeZone={timeZone}
            loadOwnContent={loadOwnContent}
          />
        </EditorFactsContext>
      </DescribePictureContext>
      <div className={styles.foot}>
        <div className={styles.state}>
          <SaveStateText
            state={kept.saveState}
            isUnwritten={!record && !writing?.startsFilled}
            changes={writing?.texts.length ? null : model.differencesOf(null, record ?? {}, values).length}
          />
          <span ref={setFacts} className={styles.facts} />
        </div>
        <div className={styles.buttons}>
          {isSaved ? null : (
            <button type="button" className={quiet} onClick={() => (record ? void discard() : setAsking(true))}>
              <RotateCcw size={17} aria-hidden="true" />
              <span>
                Discard<span className={hiddenOnPhone}> changes</span>
              </span>
            </button>
          )}
          {writing?.isChecked && !isTrashed ? (
            <button
              type="button"
              className={quiet}
              aria-disabled={page.checking || undefined}
              onClick={() => void page.check({ thenSave: false })}
            >
              <ListChecks size={17} aria-hidden="true" />
              <span>
                Check<span className={hiddenOnPhone}> the page</span>
              </span>
            </button>
          ) : null}
          {isTrashed ? null : (
            <SaveButtons
              saving={gone ? 'Save as new' : saving}
              publishing={publishing}
              busyLabel={pending || page.checking ? busyLabel : null}
              isSaved={isSaved && !gone}
              onPublish={() => element.current && fillValues(element.current, asPublished)}
            />
          )}
        </div>
      </div>
      <UploadBlocker />
      <DiscardDialog open={asking} onKeep={() => setAsking(false)} onDiscard={() => void discard()} />
    </Form>
  );
}
