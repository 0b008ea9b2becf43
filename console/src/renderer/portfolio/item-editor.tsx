import type { PortfolioItemInput } from '@agency/api/contract/portfolio/portfolio';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCommand } from '../commands/command-context.ts';
import type { Item } from '../graphql/portfolio.ts';
import type { ShownItem } from '../outbox/overlay.ts';
import { button } from '../ui/button/button.css.ts';
import { Conflict } from './conflict.tsx';
import { DeleteItem } from './delete-item.tsx';
import type { Entries } from './entries.ts';
import { ItemFields } from './item-fields.tsx';
import * as styles from './item-form.css.ts';
import { ItemNotices } from './item-notices.tsx';
import type { useDraftKeeper } from './use-draft.ts';
import { useItemForm } from './use-item-form.ts';
import { useSaving } from './use-saving.ts';

type ItemEditorProps = {
  id: string | null;
  shown: ShownItem | null;
  current: Item | null;
  keeper: ReturnType<typeof useDraftKeeper>;
  onClose(): void;
};

/** The form of one portfolio item, from the first letter to the server's yes. Whatever fails, what was typed stays. */
export function ItemEditor({ id, shown, current, keeper, onClose }: ItemEditorProps) {
  const { form, version, setVersion, draft, beginWith } = useItemForm({ shown, current, keeper });
  const [editsOn, setEditsOn] = useState(false);
  const write = shown?.write ?? null;
  const leave = () => {
    keeper.forget();
    onClose();
  };
  const { saving, refusal, save, discard } = useSaving({
    refused: write?.state === 'refused' ? write : null,
    onSaved: leave,
    onWaiting: leave,
    onRefused(refused) {
      setEditsOn(false);
      if (refused.reason !== 'invalid') return;
      for (const { path, message } of refused.issues) form.setError(path as keyof Entries, { message });
    },
  });
  const { isDirty } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('title'), [setFocus]);
  const unsent = write?.deed.kind === 'create-item';
  const gone = refusal?.reason === 'gone' || (id !== null && shown === null);
  const isNew = id === null || gone;

  const submit = form.handleSubmit((input: PortfolioItemInput) => send(input, version));
  function send(input: PortfolioItemInput, expectedVersion: number | null) {
    if (saving) return;
    if (unsent && write) return save({ ...write.deed, input } as Parameters<typeof save>[0]);
    if (isNew) return save({ kind: 'create-item', id: crypto.randomUUID(), input });
    save({ kind: 'update-item', id, input, expectedVersion });
  }
  useCommand('save', () => void submit());

  // Somebody else saved it while nothing was typed here: the form just follows.
  const newer =
    current && version !== null && current.version > version && !saving && !refusal && !write ? current : null;
  const follow = useEffectEvent((item: Item) => beginWith(item));
  useEffect(() => {
    if (newer && !isDirty) follow(newer);
  }, [newer, isDirty]);

  if (refusal?.reason === 'conflict' && !editsOn) {
    const theirs = refusal.current as Item;
    return (
      <Conflict
        mine={form.getValues()}
        theirs={theirs}
        onKeepMine={form.handleSubmit((input: PortfolioItemInput) => send(input, theirs.version))}
        onTakeTheirs={() => {
          discard();
          beginWith(theirs);
        }}
        onEdit={() => {
          setVersion(theirs.version);
          setEditsOn(true);
        }}
      />
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.fields}>
        <ItemNotices
          refusal={editsOn ? null : refusal}
          isNew={id === null || unsent}
          gone={gone}
          overtaken={newer !== null && isDirty}
          draftAt={draft && isDirty ? draft.at : null}
          onDiscardDraft={() => beginWith(current)}
        />
        <ItemFields form={form} />
      </div>
      <div className={styles.foot}>
        <button type="submit" className={button({ kind: 'primary' })} aria-disabled={saving}>
          {saving ? 'Saving...' : gone ? 'Save as new' : isNew ? 'Add to portfolio' : 'Save changes'}
        </button>
        <button type="button" className={button({ kind: 'quiet' })} onClick={onClose}>
          {isDirty ? 'Keep as draft' : 'Close'}
        </button>
        {id !== null && shown && !gone ? <DeleteItem shown={shown} version={version} onDeleted={leave} /> : null}
      </div>
    </form>
  );
}
