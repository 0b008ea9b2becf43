import type { PortfolioItemInput } from '@agency/api/contract/portfolio';
import { ConflictView } from '@agency/site/ui/admin/portfolio/conflict-view.tsx';
import { ItemFields } from '@agency/site/ui/admin/portfolio/item-fields.tsx';
import {
  type Choices,
  differencesOf,
  type ItemField,
  isAllTheirs,
  itemFields,
  mergeValues,
  valuesOf,
} from '@agency/site/ui/admin/portfolio/item-values.ts';
import { button } from '@agency/site/ui/button/button.css.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Item } from '#bridge/portfolio-item.ts';
import { useCommand } from '../commands/command-context.ts';
import { isMadeBy } from '../outbox/is-made-by.ts';
import type { ShownItem } from '../outbox/overlay.ts';
import type { Write } from '../outbox/write.ts';
import { DeleteItem } from './delete-item.tsx';
import type { Entries } from './entries.ts';
import * as styles from './item-form.css.ts';
import { ItemNotices } from './item-notices.tsx';
import { pictureAddress } from './picture-address.ts';
import type { useDraftKeeper } from './use-draft.ts';
import { useItemForm, useServersBase } from './use-item-form.ts';
import { useSaving } from './use-saving.ts';

type ItemEditorProps = {
  id: string | null;
  shown: ShownItem | null;
  written: Write | null;
  current: Item | null;
  /** The server says that there is no such item any more. */
  deleted: boolean;
  keeper: ReturnType<typeof useDraftKeeper>;
  onClose(): void;
  /** The item exists now, and more was typed meanwhile: what lies open is about to be that. */
  onMade(id: string): void;
};

/** The form of one portfolio item, from the first letter to the server's yes. Whatever fails, what was typed stays. */
export function ItemEditor({ id, shown, written, current, deleted, keeper, onClose, onMade }: ItemEditorProps) {
  const itemForm = useItemForm({ written, current, keeper });
  const { form, version, setVersion, newId, renewId, draft, sent, beginWith, beginAnew } = itemForm;
  const [editsOn, setEditsOn] = useState(false);
  const { write, saving, refusal, save, discard } = useSaving({
    ids: [id, newId],
    onSent: sent,
    onDone: setVersion,
    // More was typed since it was sent: that is not saved, and the form stays open for it.
    onSaved(saved, now) {
      if (!keeper.read()) return onClose();
      if (saved === id) return;
      // First, so that the panel stays the same one: another would take the caret from whoever is typing.
      onMade(saved);
      keeper.moveTo(saved, now);
    },
    onWaiting: () => keeper.read() ?? onClose(),
    onRefused(refused) {
      setEditsOn(false);
      if (refused.reason !== 'invalid') return;
      for (const { path, message } of refused.issues) form.setError(path as keyof Entries, { message });
    },
  });
  useServersBase(itemForm, write !== null, current);
  const { setFocus } = form;
  const address = useWatch({ control: form.control, name: 'imageUrl' });
  // A rule that was broken while both versions stood side by side is shown in the form, where it can be met.
  const broken = useEffectEvent(() => itemFields.find((field) => form.getFieldState(field).error));
  useEffect(() => setFocus(broken() ?? 'title'), [setFocus, editsOn]);
  const unsent = write?.mutation.kind === 'create-item';
  const gone = refusal?.reason === 'gone' || deleted;
  const isNew = id === null || gone;

  // A change that was sent no more, and arrived all the same, is the admin's own: what is typed goes on from it.
  const own = current !== null && keeper.sent.some((input) => isMadeBy(input, current));
  const known = own && version !== null ? Math.max(version, current.version) : version;
  const submit = form.handleSubmit((input: PortfolioItemInput) => send(input, known));
  function send(input: PortfolioItemInput, expectedVersion: number | null) {
    // It was made meanwhile, and somebody else changed it.
    if (refusal?.reason === 'conflict' && write)
      return save({ kind: 'update-item', id: write.mutation.id, input, expectedVersion });
    if (unsent)
      return save({ ...write.mutation, id: refusal?.reason === 'gone' ? renewId() : write.mutation.id, input });
    if (isNew) return save({ kind: 'create-item', id: newId, input });
    save({ kind: 'update-item', id, input, expectedVersion });
  }
  const { errors } = form.formState;
  function bind(name: ItemField) {
    const message = errors[name]?.message;
    return { ...form.register(name), field: { name, errors: message ? [message] : [] } };
  }
  useCommand('save', () => void submit());

  // Somebody else saved it while nothing was typed here: the form just follows.
  const newer =
    current && version !== null && current.version > version && !saving && !refusal && !write ? current : null;
  const typed = keeper.kept;
  const follow = useEffectEvent((item: Item) => beginWith(item));
  useEffect(() => {
    if (newer && !typed) follow(newer);
  }, [newer, typed]);

  if (refusal?.reason === 'conflict' && !editsOn) {
    const theirs = refusal.current;
    const mine = valuesOf(form.getValues());
    const take = (choices: Choices) => {
      const chosen = mergeValues(mine, valuesOf(theirs), choices);
      for (const field of itemFields) form.setValue(field, chosen[field], { shouldDirty: true });
    };
    const goOn = () => {
      setVersion(theirs.version);
      setEditsOn(true);
    };
    const saveChoice = (choices: Choices) => {
      if (isAllTheirs(choices)) {
        discard();
        return beginWith(theirs);
      }
      take(choices);
      void form.handleSubmit((input: PortfolioItemInput) => send(input, theirs.version), goOn)();
    };
    return (
      <div className={styles.fields}>
        <ConflictView
          key={theirs.version}
          differences={differencesOf(null, mine, valuesOf(theirs))}
          pending={saving}
          onSave={saveChoice}
          onEdit={(choices) => {
            take(choices);
            goOn();
          }}
        />
      </div>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.fields}>
        <ItemNotices
          refusal={editsOn ? null : refusal}
          isNew={id === null || unsent}
          gone={gone}
          overtaken={newer !== null && typed && !own}
          draftAt={draft && typed ? draft.at : null}
          onDiscardDraft={beginAnew}
        />
        <ItemFields bind={bind} address={address} via={pictureAddress} />
      </div>
      <div className={styles.foot}>
        <button type="submit" className={button({ kind: 'primary' })} aria-disabled={saving}>
          {saving ? 'Saving...' : gone ? 'Save as new' : isNew ? 'Add to portfolio' : 'Save changes'}
        </button>
        <button type="button" className={button({ kind: 'quiet' })} onClick={onClose}>
          {typed ? 'Keep as draft' : 'Close'}
        </button>
        {id !== null && shown && !gone ? <DeleteItem shown={shown} version={known} onDeleted={onClose} /> : null}
      </div>
    </form>
  );
}
