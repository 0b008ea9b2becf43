import type { PortfolioItemInput } from '@agency/api/contract/portfolio';
import { ConflictView } from '@agency/site/ui/admin/conflict/conflict-view.tsx';
import { DeletedNotice } from '@agency/site/ui/admin/conflict/deleted-notice.tsx';
import { type Choices, isAllTheirs } from '@agency/site/ui/admin/form-model.ts';
import { ItemFields } from '@agency/site/ui/admin/portfolio/item-fields.tsx';
import { type ItemField, itemModel } from '@agency/site/ui/admin/portfolio/portfolio-item.ts';
import { ageOf } from '@agency/site/ui/admin/time/moments.ts';
import { button } from '@agency/site/ui/button/button.css.ts';
import { Notice } from '@agency/site/ui/notice/notice.tsx';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Item } from '#bridge/portfolio-item.ts';
import { useCommand } from '../commands/use-command.ts';
import { baseOf, lastSave, type Refusal } from '../outbox/documents.ts';
import type { ShownItem } from '../outbox/projections.ts';
import { useNow } from '../use-now.ts';
import { usePlace } from '../workspace/workspace-context.ts';
import { DeleteItem } from './delete-item.tsx';
import * as styles from './item-form.css.ts';
import { useItemForm, useSaving } from './use-item-form.ts';
import { pictureAddress } from './use-portfolio.ts';

type ItemEditorProps = {
  item: string;
  shown: ShownItem | null;
  current: Item | null;
  deleted: boolean;
  onClose(): void;
};

/** The form of one portfolio item, from the first letter to the server's yes. Whatever fails, what was typed stays. */
export function ItemEditor({ item, shown, current, deleted, onClose }: ItemEditorProps) {
  // An item that is gone is saved as a new one, with an id of its own.
  const [id, setId] = useState(item);
  const { go } = usePlace();
  const { form, document, typed, draftAt, refusal, discard, goOnFrom } = useItemForm(id, id === item ? current : null);
  // More was typed since it was sent: that is not saved, and the form stays open for it.
  const leave = () => (typed ? go({ item: id }) : onClose());
  const { saving, stay, save, saveAsNew } = useSaving(id, { onSaved: leave, onWaiting: leave });
  const conflict = refusal?.reason === 'conflict' ? refusal : null;
  const gone = refusal?.reason === 'notFound' || (deleted && id === item);
  const isNew = gone || (document !== null && document.base === null);
  const address = useWatch({ control: form.control, name: 'imageUrl' });
  const { setFocus } = form;
  useEffect(() => {
    if (!conflict) setFocus('title');
  }, [setFocus, conflict]);

  const submit = form.handleSubmit((input: PortfolioItemInput) => {
    if (!gone) return save(input, baseOf(current));
    const newId = crypto.randomUUID();
    saveAsNew(input, newId);
    setId(newId);
  });
  const { errors } = form.formState;
  function bind(name: ItemField) {
    const message = errors[name]?.message;
    return { ...form.register(name), field: { name, errors: message ? [message] : [] } };
  }
  useCommand('save', () => void submit(), conflict === null);

  if (conflict && document) {
    const theirs = conflict.current;
    const mine = form.getValues();
    const take = (choices: Choices) => goOnFrom(theirs, itemModel.merge(mine, theirs, choices));
    return (
      <div className={styles.fields}>
        <ConflictView
          key={theirs.version}
          one="portfolio item"
          differences={itemModel.differencesOf(document.base?.values ?? null, mine, theirs)}
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
  const overtaken =
    document?.base && current && current.version > document.base.version && typed && !lastSave(document);
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.fields}>
        <ItemNotices
          refusal={refusal}
          isNew={isNew}
          gone={gone}
          overtaken={Boolean(overtaken)}
          draftAt={draftAt}
          onDiscardDraft={discard}
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
        {shown && !gone ? (
          <DeleteItem item={shown.item} base={baseOf(current)} onAsk={stay} onDeleted={onClose} />
        ) : null}
      </div>
    </form>
  );
}

type ItemNoticesProps = {
  refusal: Refusal | null;
  isNew: boolean;
  gone: boolean;
  /** It was saved elsewhere since the writing began. */
  overtaken: boolean;
  /** When the draft in the form was stored; null when there is none. */
  draftAt: string | null;
  onDiscardDraft(): void;
};

/** What is to be known before one goes on writing. */
function ItemNotices({ refusal, isNew, gone, overtaken, draftAt, onDiscardDraft }: ItemNoticesProps) {
  const now = useNow();
  return (
    <>
      {gone ? <DeletedNotice one="portfolio item" role="alert" /> : null}
      {refusal && !gone && refusal.reason !== 'conflict' ? (
        <Notice
          tone="negative"
          role="alert"
          title={isNew ? 'Failed to create portfolio item.' : 'Failed to update portfolio item.'}
        >
          <p>{refusal.message} Nothing was saved; what you typed is still here.</p>
        </Notice>
      ) : null}
      {overtaken ? (
        <Notice tone="caution" role="status" title="Changed elsewhere meanwhile">
          <p>When you save, both versions are shown side by side before anything is overwritten.</p>
        </Notice>
      ) : null}
      {draftAt ? (
        <Notice tone="caution" title={`Draft from ${ageOf(draftAt, now)}`}>
          <p>This was typed before and never saved.</p>
          <button type="button" className={button({ kind: 'text' })} onClick={onDiscardDraft}>
            Discard the draft
          </button>
        </Notice>
      ) : null}
    </>
  );
}
