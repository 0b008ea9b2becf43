import { itemFields } from '@agency/site/ui/admin/portfolio/item-values.ts';
import type { Item } from '#bridge/portfolio-item.ts';
import type { ItemInput, ItemWrite, Mutation, Outcome } from '../outbox/write.ts';
import { entriesOf } from '../portfolio/entries.ts';
import type { Draft, KeptView } from './kept-view.ts';

/** Keeps what is typed for an item (or `new`). */
export const withDraft = (view: KeptView, item: string, draft: Draft): KeptView => ({
  ...view,
  drafts: { ...view.drafts, [item]: draft },
});

export function withoutDraft(view: KeptView, item: string): KeptView {
  if (!(item in view.drafts)) return view;
  const { [item]: _forgotten, ...drafts } = view.drafts;
  return { ...view, drafts };
}

/** What left of a draft of this item, is sent no more, and may have arrived. */
export function sentOfDraft({ drafts }: KeptView, id: string): readonly ItemInput[] {
  const draft = drafts[id] ?? (drafts.new?.newId === id ? drafts.new : null);
  return draft?.sent ?? none;
}
const none: readonly ItemInput[] = [];

/**
 * A draft of an item goes on from what the admin's own write left behind, so that this is not taken for somebody else's
 * change; and with the item it goes.
 */
export function afterWrite(view: KeptView, mutation: Mutation, outcome: Outcome): KeptView {
  const draft = view.drafts[mutation.id];
  if (!draft || outcome.kind !== 'done') return view;
  if (outcome.version === null) return withoutDraft(view, mutation.id);
  return withDraft(view, mutation.id, { ...draft, version: outcome.version, sent: [] });
}

/** What a write was to send is a draft again. All of it in one step, since a program may end between two. */
export function takenBack(view: KeptView, { mutation, sent, at }: ItemWrite): KeptView {
  const isNew = mutation.kind === 'create-item';
  const item = isNew ? 'new' : mutation.id;
  const next = isNew ? asNewAgain(view, mutation.id) : view;
  const newer = next.drafts[item];
  // A draft that is there already is newer.
  if (newer) return withDraft(next, item, { ...newer, sent: [...newer.sent, ...sent] });
  const made = isNew
    ? { version: null, newId: mutation.id }
    : { version: mutation.expectedVersion, newId: crypto.randomUUID() };
  return withDraft(next, item, { entries: entriesOf(mutation.input), ...made, at, sent });
}

/** Without the drafts of which all has arrived after all, as the items themselves show. `itemOf` gives what the server has. */
export function withoutArrived(view: KeptView, itemOf: (id: string) => Item | null): KeptView {
  return Object.entries(view.drafts).reduce((left, [name, { entries, version, newId, sent }]) => {
    if (sent.length === 0) return left;
    const isNew = name === 'new';
    // The form of a new item would become another's while somebody types in it; and that one may have a draft of its own.
    if (isNew && (view.place.item === name || newId in view.drafts)) return left;
    const id = isNew ? newId : name;
    const item = itemOf(id);
    // What is known of the item may be from before.
    if (!item || item.version <= (version ?? 0) || !isSame(entries, entriesOf(item))) return left;
    return withoutDraft(left, name);
  }, view);
}

const isSame = (some: Draft['entries'], others: Draft['entries']) =>
  itemFields.every((field) => some[field] === others[field]);

/**
 * An item that exists by now has the draft that was typed under another name (`new`), and lies open in its place: both at
 * once, or a program that ends between would open an empty form.
 */
export function asMade(view: KeptView, item: string, id: string, version: number | null): KeptView {
  const draft = view.drafts[item];
  const place = view.place.item === item ? { ...view.place, item: id } : view.place;
  const without = { ...withoutDraft(view, item), place };
  return draft ? withDraft(without, id, { ...draft, version, sent: [] }) : without;
}

/** An item that is not made after all is the new one again: so is what was typed for it, and its form that lies open. */
export function asNewAgain(view: KeptView, id: string): KeptView {
  const draft = view.drafts[id];
  const place = view.place.item === id ? { ...view.place, item: 'new' } : view.place;
  const without = { ...withoutDraft(view, id), place };
  return draft ? withDraft(without, 'new', { ...draft, version: null, newId: id }) : without;
}
