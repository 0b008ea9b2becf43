import { type PortfolioItemInput, portfolioItemSchema } from '@agency/api/contract/portfolio';
import { type ItemValues, itemModel } from '@agency/site/ui/admin/portfolio/portfolio-item.ts';
import { z } from 'zod';
import { type Item, itemSchema } from '#bridge/portfolio-item.ts';

const { empty: emptyValues, isSame, valuesOf } = itemModel;
const valuesSchema = itemModel.values as unknown as z.ZodType<ItemValues>;

const refusalSchema = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('conflict'), message: z.string(), current: itemSchema }),
  z.object({
    reason: z.literal('invalid'),
    message: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })),
  }),
  z.object({ reason: z.literal('notFound'), message: z.string() }),
  z.object({ reason: z.literal('failed'), message: z.string() }),
]);
export type Refusal = z.infer<typeof refusalSchema>;

const queued = {
  /** Its place in the outbox: what was saved first is sent first. */
  order: z.number(),
  at: z.string(),
  status: z.enum(['queued', 'sending', 'conflict', 'refused']),
  /** Names it to the server, which answers a repeat with the first result. A mutation that changes gets another key. */
  idempotencyKey: z.string(),
  /** It left, and no answer came: it is sent again as it is, until the server answers. */
  mayHaveArrived: z.boolean(),
  /** In ms since 1970: not sent before then, and can be undone until then. */
  notBefore: z.number().nullable(),
  refusal: refusalSchema.nullable(),
};
const mutationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('save'), input: portfolioItemSchema, ...queued }),
  z.object({ kind: z.literal('delete'), name: z.string(), ...queued }),
  // All inquiries that came up to a moment; `count` of them were unread, null = nobody knows how many.
  z.object({ kind: z.literal('read-all'), until: z.string(), count: z.number().nullable(), ...queued }),
]);
export type QueuedMutation = z.infer<typeof mutationSchema>;
type Save = Extract<QueuedMutation, { kind: 'save' }>;

const documentSchema = z.object({
  /** The item's or inquiry's, or `inboxId`. An item that is made here has its id since its form was opened. */
  id: z.string(),
  type: z.enum(['portfolio-item', 'inquiry', 'inbox']),
  /** The server's version that everything below was made from; null = it has no such item yet. */
  base: z.object({ version: z.number(), values: valuesSchema }).nullable(),
  /** Typed, and not saved. */
  draft: z.object({ values: valuesSchema, at: z.string() }).nullable(),
  /** Saved or deleted here and not at the server yet, in the order of sending. */
  mutations: z.array(mutationSchema),
});
export type LocalDocument = z.infer<typeof documentSchema>;
export type Base = LocalDocument['base'];

/** A line of the outbox: a mutation, and the document that it is of. */
export type OutboxEntry = { document: LocalDocument; mutation: QueuedMutation };

/** Everything that is here and not at the server, by the id of its item or inquiry. */
export const documentsSchema = z.record(z.string(), documentSchema);
export type Documents = Readonly<Record<string, LocalDocument>>;

/** What the server's answer comes to. */
export type Result = { kind: 'ok'; item: Item | null } | { kind: 'refused'; refusal: Refusal };

export const baseOf = (item: Item | null): Base => item && { version: item.version, values: valuesOf(item) };
/** Whether it is to be sent, and was not refused. */
export const isPending = ({ status }: QueuedMutation) => status === 'queued' || status === 'sending';
const isSave = (mutation: QueuedMutation): mutation is Save => mutation.kind === 'save';

/** What was last saved here of an item and is not at the server, be it refused. */
export const lastSave = (document: LocalDocument | null | undefined): Save | null =>
  document?.mutations.findLast(isSave) ?? null;

/** Whether it can be changed or canceled: it is not on its way, and has not arrived. */
export const isCancelable = ({ status, mayHaveArrived }: QueuedMutation): boolean =>
  status === 'conflict' || status === 'refused' || (status === 'queued' && !mayHaveArrived);

/** Stores a document; one that says nothing is left out, but for the one of a new item whose form lies open. */
function put(documents: Documents, document: LocalDocument): Documents {
  const { id, type, base, draft, mutations } = document;
  if (draft || mutations.length > 0 || (type === 'portfolio-item' && base === null))
    return { ...documents, [id]: document };
  return remove(documents, id);
}

function remove(documents: Documents, id: string): Documents {
  const { [id]: _removed, ...others } = documents;
  return others;
}

/** The document as it is, or one that is made from `base`: from what the server has, as long as nothing was made from another. */
function documentOf(documents: Documents, id: string, base: Base): LocalDocument {
  const known = documents[id];
  if (!known) return { id, type: 'portfolio-item', base, draft: null, mutations: [] };
  const isBegun = known.draft || known.mutations.some((mutation) => isSave(mutation) || mutation.mayHaveArrived);
  return isBegun ? known : { ...known, base };
}

const added = (documents: Documents, at: string) => ({
  order: Math.max(0, ...Object.values(documents).flatMap(({ mutations }) => mutations.map(({ order }) => order))) + 1,
  at,
  status: 'queued' as const,
  idempotencyKey: crypto.randomUUID(),
  mayHaveArrived: false,
  notBefore: null,
  refusal: null,
});

/** Opens the form of a new item: the one that was begun and never saved, or else another. Gives the item's id too. */
export function openNewItem(documents: Documents): { documents: Documents; id: string } {
  const begun = Object.values(documents).find(
    ({ type, base, mutations }) => type === 'portfolio-item' && base === null && mutations.length === 0,
  );
  if (begun) return { documents, id: begun.id };
  const id = crypto.randomUUID();
  return { documents: put(documents, documentOf(documents, id, null)), id };
}

/** Keeps what is typed. What is the same as what was saved, or as what the server has, is no draft. */
export function typeDraft(documents: Documents, id: string, values: ItemValues, base: Base, at: string): Documents {
  const document = documentOf(documents, id, base);
  const save = lastSave(document);
  const beneath = save ? valuesOf(save.input) : (document.base?.values ?? emptyValues);
  return put(documents, { ...document, draft: isSame(values, beneath) ? null : { values, at } });
}

export function discardDraft(documents: Documents, id: string): Documents {
  const document = documents[id];
  return document ? put(documents, { ...document, draft: null }) : documents;
}

/**
 * Queues what the form holds. One that waits and has not left takes it in, at its place: the server never hears of what was
 * written over before it was sent. One that may have arrived stays as it is, and this waits behind it. A deletion that was
 * refused or has not left is given up.
 */
export function queueSave(
  documents: Documents,
  id: string,
  input: PortfolioItemInput,
  base: Base,
  at: string,
): Documents {
  const document = documentOf(documents, id, base);
  const mutations = document.mutations.filter((mutation) => isSave(mutation) || !isCancelable(mutation));
  const waiting = mutations.find((mutation) => isSave(mutation) && isCancelable(mutation));
  const next: Save = { ...added(documents, at), kind: 'save', input };
  const all = waiting
    ? mutations.map((mutation) => (mutation === waiting ? { ...next, order: waiting.order } : mutation))
    : [...mutations, next];
  return put(documents, { ...document, draft: null, mutations: all });
}

/** Saves what was written for an item that is gone as a new one. */
export const saveAsNew = (
  documents: Documents,
  gone: string,
  id: string,
  input: PortfolioItemInput,
  at: string,
): Documents => queueSave(remove(documents, gone), id, input, null, at);

type Deletion = Pick<LocalDocument, 'id' | 'type'> & { name: string; base: Base };

/**
 * Queues a deletion. What waits for the same item stays beneath, as its draft does, and is there again when it is canceled.
 * An item that never left for the server is gone at once.
 */
export function queueDeletion(documents: Documents, { id, type, name, base }: Deletion, at: string): Documents {
  const document = { ...documentOf(documents, id, base), type };
  if (isUnsent(document)) return remove(documents, id);
  const mutations = document.mutations.filter((mutation) => isSave(mutation) || isPending(mutation));
  if (mutations.some(({ kind }) => kind === 'delete')) return documents;
  return put(documents, {
    ...document,
    mutations: [...mutations, { ...added(documents, at), kind: 'delete', name }],
  });
}

/** The id of the document that holds what is done to all inquiries at once. */
export const inboxId = 'inbox';

type ReadAll = { until: string; count: number | null; notBefore: number };

/** Queues marking as read what came up to a moment. Nothing else changes, so canceling it leaves unread what was unread. */
export function queueReadAll(documents: Documents, readAll: ReadAll, at: string): Documents {
  const { mutations } = documents[inboxId] ?? { mutations: [] };
  const mutation = { ...added(documents, at), kind: 'read-all' as const, ...readAll };
  return put(documents, {
    id: inboxId,
    type: 'inbox',
    base: null,
    draft: null,
    mutations: [...mutations, mutation],
  });
}

/** Whether it is a new item that the server cannot have. */
export const isUnsent = ({ type, base, mutations }: LocalDocument): boolean =>
  type === 'portfolio-item' && base === null && mutations.every(isCancelable);

/**
 * Cancels a mutation that has not left, or discards one that was refused. What was typed for one that waited is a draft
 * again, unless there is a newer one.
 */
export function cancel(documents: Documents, id: string, order: number, at: string): Documents {
  const document = documents[id];
  const mutation = document?.mutations.find((each) => each.order === order);
  if (!document || !mutation || !isCancelable(mutation)) return documents;
  const isDraftAgain = isSave(mutation) && mutation.status === 'queued';
  const draft = document.draft ?? (isDraftAgain ? { values: valuesOf(mutation.input), at } : null);
  const left = { ...document, draft, mutations: document.mutations.filter((each) => each !== mutation) };
  // A new item that was refused and is discarded was never made.
  return left.base === null && !draft && left.mutations.length === 0 ? remove(documents, id) : put(documents, left);
}

/** Settles a conflict: what was made of both versions is a draft of theirs now, to be saved or written on. */
export function rebase(documents: Documents, id: string, theirs: Item, values: ItemValues, at: string): Documents {
  const document = documents[id];
  if (!document) return documents;
  const mutations = document.mutations.filter(({ status }) => status !== 'conflict');
  const base = baseOf(theirs);
  return put(documents, {
    ...document,
    base,
    mutations,
    draft: isSame(values, valuesOf(theirs)) ? null : { values, at },
  });
}

const change = (document: LocalDocument, order: number, with_: Partial<QueuedMutation>): LocalDocument => ({
  ...document,
  mutations: document.mutations.map((each) =>
    each.order === order ? ({ ...each, ...with_ } as QueuedMutation) : each,
  ),
});

/** Sends a refused one once more; a deletion that met a conflict then deletes what the server has now. */
export function retryRefused(documents: Documents, id: string, order: number): Documents {
  const document = documents[id];
  const refusal = document?.mutations.find((each) => each.order === order)?.refusal;
  if (!document || !refusal) return documents;
  const base = refusal.reason === 'conflict' ? baseOf(refusal.current) : document.base;
  const renewed = { status: 'queued' as const, refusal: null, notBefore: null, idempotencyKey: crypto.randomUUID() };
  return put(documents, change({ ...document, base }, order, renewed));
}

/** What of a document is sent next: what may have arrived first; a deletion in place of what waits beneath it. */
function nextOf({ mutations }: LocalDocument): QueuedMutation | null {
  const pending = mutations.filter(isPending);
  const left = pending.find(({ mayHaveArrived }) => mayHaveArrived);
  return left ?? pending.find(({ kind }) => kind === 'delete') ?? pending[0] ?? null;
}

/**
 * The first mutation that may go: neither it nor its document has to wait. When there is none, `at` says when (ms) there
 * will be one; null = not before something else changes.
 *
 * @param retryAt when a document may be tried again after it could not be sent, in ms; 0 = at once.
 */
export function nextToSend(
  documents: Documents,
  retryAt: (id: string) => number,
  now: number,
): { next: OutboxEntry | null; at: number | null } {
  const candidates = Object.values(documents).flatMap((document) => {
    const mutation = nextOf(document);
    return mutation ? [{ document, mutation, due: Math.max(mutation.notBefore ?? 0, retryAt(document.id)) }] : [];
  });
  const next = candidates
    .filter(({ due }) => due <= now)
    .sort((one, other) => one.mutation.order - other.mutation.order)[0];
  if (next) return { next, at: null };
  return { next: null, at: candidates.length === 0 ? null : Math.min(...candidates.map(({ due }) => due)) };
}

export const markSending = (documents: Documents, { document, mutation: { order } }: OutboxEntry): Documents =>
  put(documents, change(document, order, { status: 'sending', mayHaveArrived: true }));

export function markUnsent(
  documents: Documents,
  { document: { id }, mutation: { order } }: OutboxEntry,
  mayHaveArrived: boolean,
): Documents {
  const document = documents[id];
  return document ? put(documents, change(document, order, { status: 'queued', mayHaveArrived })) : documents;
}

/**
 * Takes in the server's result. What comes after a saved change was made from what that left behind. A refusal takes the
 * change that waits behind it into itself: that was made from what it should have left behind.
 */
export function settle(documents: Documents, { document: { id }, mutation }: OutboxEntry, result: Result): Documents {
  const document = documents[id];
  const at = document?.mutations.findIndex(({ order }) => order === mutation.order) ?? -1;
  if (!document || at === -1) return documents;
  if (result.kind === 'ok') {
    if (isSave(mutation)) {
      const mutations = document.mutations.toSpliced(at, 1);
      return put(documents, { ...document, base: baseOf(result.item) ?? document.base, mutations });
    }
    // With the item goes what waited beneath its deletion; the result of a later save is still to be shown.
    const later = document.mutations.slice(at + 1);
    return later.length === 0 ? remove(documents, id) : put(documents, { ...document, mutations: later });
  }
  const { refusal } = result;
  const status = refusal.reason === 'conflict' ? ('conflict' as const) : ('refused' as const);
  const refused = change(document, mutation.order, { status, refusal, mayHaveArrived: false });
  const later = document.mutations.slice(at + 1).find(isSave);
  if (!later) return put(documents, refused);
  // A deletion that was refused is given up for what was saved after it.
  const mutations = refused.mutations.filter((each) =>
    isSave(mutation) ? each !== later : each.order !== mutation.order,
  );
  return put(
    documents,
    isSave(mutation)
      ? change({ ...refused, mutations }, mutation.order, { input: later.input })
      : { ...refused, mutations },
  );
}

/** What was on its way when the program ended may have arrived; the form of a new item that nothing stands in is closed. */
export function restore(documents: Documents, open: string | null): Documents {
  const all = Object.values(documents).filter(
    ({ id, draft, mutations }) => draft !== null || mutations.length > 0 || id === open,
  );
  return Object.fromEntries(
    all.map((document) => [
      document.id,
      {
        ...document,
        mutations: document.mutations.map((each) =>
          each.status === 'sending' ? { ...each, status: 'queued' as const } : each,
        ),
      },
    ]),
  );
}
