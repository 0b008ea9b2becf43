import type { Deed, ItemInput, Outcome } from '../outbox/write.ts';
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

/** Remembers what left for an item and is sent no more, until the server answered a later change of it. */
export function withStopped(view: KeptView, item: string, sent: readonly ItemInput[]): KeptView {
  if (sent.length === 0) return view;
  return { ...view, stopped: { ...view.stopped, [item]: [...stoppedAbout(view, item), ...sent] } };
}

function withoutStopped(view: KeptView, item: string): KeptView {
  if (!(item in view.stopped)) return view;
  const { [item]: _answered, ...stopped } = view.stopped;
  return { ...view, stopped };
}

/** What left for an item, is sent no more, and may have arrived. */
export const stoppedAbout = ({ stopped }: KeptView, item: string): readonly ItemInput[] => stopped[item] ?? none;
const none: readonly ItemInput[] = [];

/**
 * A draft of an item goes on from what the admin's own write left behind, so that this is not taken for somebody else's
 * change; and with the item it goes.
 */
export function afterWrite(view: KeptView, deed: Deed, outcome: Outcome): KeptView {
  if (outcome.kind !== 'done') return view;
  const next = withoutStopped(view, deed.id);
  const draft = view.drafts[deed.id];
  if (!draft) return next;
  if (outcome.version === null) return withoutDraft(next, deed.id);
  return withDraft(next, deed.id, { ...draft, version: outcome.version });
}

/**
 * An item that exists by now has the draft that was typed under another name (`new`), and lies open in its place: both at
 * once, or a program that ends between would open an empty form.
 */
export function asMade(view: KeptView, item: string, id: string, version: number | null): KeptView {
  const draft = view.drafts[item];
  const place = view.place.item === item ? { ...view.place, item: id } : view.place;
  const without = { ...withoutDraft(view, item), place };
  return draft ? withDraft(without, id, { ...draft, version }) : without;
}

/** An item that is not made after all is the new one again: so is what was typed for it, and its form that lies open. */
export function asNewAgain(view: KeptView, id: string): KeptView {
  const draft = view.drafts[id];
  const place = view.place.item === id ? { ...view.place, item: 'new' } : view.place;
  const without = { ...withoutDraft(view, id), place };
  return draft ? withDraft(without, 'new', { ...draft, version: null, newId: id }) : without;
}
