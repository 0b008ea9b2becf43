import { portfolioItemSchema } from '@agency/api/contract/portfolio';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { formAttributes, useContractForm } from '#app/form/use-contract-form.ts';
import { ConflictView } from '#ui/admin/conflict/conflict-view.tsx';
import { DeletedNotice } from '#ui/admin/conflict/deleted-notice.tsx';
import { type Choices, isAllTheirs } from '#ui/admin/form-model.ts';
import { messagesOf } from '#ui/admin/kind.ts';
import { ItemFields } from '#ui/admin/portfolio/item-fields.tsx';
import { type EditableItem, itemModel, portfolioItemKind } from '#ui/admin/portfolio/portfolio-item.ts';
import { button } from '#ui/button/button.css.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { Notice, takeFocus } from '#ui/notice/notice.tsx';
import { toast } from '#ui/toast/toast-store.ts';
import { toastResult, useIntent } from '../use-intent.ts';
import * as styles from './item-form.css.ts';
import { useConflict } from './use-conflict.ts';
import { addressIn, usePictureCheck } from './use-picture-check.ts';

/** Whether the entries differ from what was there at first, and whether they are on their way. */
export type Progress = { typed: boolean; sending: boolean };

type ItemFormProps = {
  item: EditableItem | null;
  /** Kept up to date for whoever wants to close the form. */
  progress: RefObject<Progress>;
  onSaved(): void;
};

/**
 * The form of one portfolio item. Whatever fails, what was typed stays: of one that was changed meanwhile both versions
 * are shown to choose from, and one that was deleted meanwhile can be saved as new.
 */
export function ItemForm({ item, progress, onSaved }: ItemFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const [gone, setGone] = useState(false);
  // What is added by this form is made once, however often it is sent.
  const [newId, setNewId] = useState(makeId);
  const { version, conflict, raise, clear, choose } = useConflict(element, itemModel, item);
  const picture = usePictureCheck(element, clear);
  const id = gone ? '' : (item?.id ?? '');
  const messages = messagesOf(portfolioItemKind.mutations.save, { isNew: id === '' });
  const { Form, onSubmit, pending, answer } = useIntent((answer) => {
    if (answer.status === 'done') {
      toastResult(answer, messages);
      return onSaved();
    }
    if (answer.status === 'conflict' && answer.current) return raise(answer.current);
    if (answer.status === 'gone') {
      // The notice in the form says so.
      setGone(true);
      setNewId(makeId());
    } else toastResult(answer, messages);
    // The choice stands and is sent again once there is a session; of everything else the form has more to say.
    if (answer.status !== 'signed-out') clear();
  });
  const [form, fields] = useContractForm({
    id: 'portfolio-item',
    schema: portfolioItemSchema,
    values: item ? itemModel.valuesOf(item) : undefined,
    reply: answer?.form,
    onValid: (event) => (picture.maySend() ? onSubmit(event) : event.preventDefault()),
  });
  const [address, setAddress] = useState(item?.imageUrl ?? '');
  const first = useRef('');
  useEffect(() => {
    first.current = snapshot(element.current);
  }, []);
  useEffect(() => {
    progress.current.sending = pending;
  }, [pending, progress]);

  function saveChoice(choices: Choices) {
    if (isAllTheirs(choices)) {
      toast({ title: 'Nothing was saved', description: 'The other version stands as it is.' });
      return onSaved();
    }
    choose(choices, { edit: false });
    element.current?.requestSubmit();
  }

  function editChoice(choices: Choices) {
    choose(choices, { edit: true });
    const title = element.current?.elements.namedItem('title');
    if (title instanceof HTMLElement) title.focus();
  }

  return (
    <>
      {conflict ? (
        <ConflictView
          key={conflict.theirs.version}
          one="portfolio item"
          differences={conflict.differences}
          pending={pending || picture.checking}
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
          progress.current.typed = snapshot(element.current) !== first.current;
          setAddress(addressIn(element.current) ?? '');
          picture.onInput();
        }}
        {...formAttributes(form)}
      >
        <input type="hidden" name="intent" value="save-item" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="newId" value={newId} />
        <input type="hidden" name="version" value={version} />
        {gone ? <DeletedNotice one="portfolio item" ref={takeFocus} /> : null}
        <ItemFields bind={(field) => ({ field: fields[field] })} address={address} />
        <div className={styles.foot}>
          {picture.problem ? (
            <Notice tone="negative" title={pictureProblems[picture.problem].title} ref={takeFocus}>
              {pictureProblems[picture.problem].advice}
            </Notice>
          ) : null}
          {/* Above the button that the form was sent with, so that a second press in its place saves nothing unread. */}
          {picture.problem ? (
            <button type="button" className={button({ kind: 'secondary' })} onClick={picture.insist}>
              Save anyway
            </button>
          ) : null}
          <SubmitButton
            pending={pending || picture.checking}
            pendingLabel={pending ? 'Saving...' : 'Checking the picture...'}
          >
            {gone ? 'Save as new' : item ? 'Save changes' : 'Add to portfolio'}
          </SubmitButton>
        </div>
      </Form>
    </>
  );
}

/** A uuid; none where the browser makes none, as on a page that came by plain http from elsewhere than this machine. */
const makeId = (): string => globalThis.crypto.randomUUID?.() ?? '';

const emptyFrame = 'Visitors would see an empty frame in its place. Check the address, or save it as it is.';
const pictureProblems = {
  missing: { title: 'There is no picture at this address, or it may not be shown here.', advice: emptyFrame },
  slow: { title: 'The picture has not loaded within five seconds.', advice: emptyFrame },
  unreachable: {
    title: 'The picture could not be checked: its server cannot be reached.',
    advice: 'Nothing was saved, and what you typed is still here. Try again in a moment, or save it as it is.',
  },
};

/** All entries as one text, to be compared. */
const snapshot = (form: HTMLFormElement | null) =>
  form ? new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])).toString() : '';
