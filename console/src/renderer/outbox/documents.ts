import { type AnyRecord, asSeen } from '@agency/site/ui/admin/kind.ts';
import { type KindName, kindOf, type MutationName, type VariablesOf } from '@agency/site/ui/admin/kinds.ts';
import {
  type Base,
  baseOf,
  type Documents,
  declared,
  type FormValues,
  isCancelable,
  isNew,
  isPending,
  isRemoval,
  isSave,
  isUnsent,
  type LocalDocument,
  lastSave,
  type OutboxEntry,
  type QueuedMutation,
  type Refusal,
} from './local-document.ts';

/** The server's result of a mutation. */
export type Result =
  | { kind: 'ok'; record: AnyRecord | null }
  | {
      kind: 'refused';
      refusal: Refusal;
      /** Whether the server refused this request unprocessed. Then an earlier request may still have arrived. */
      unprocessed?: boolean;
    };

/** Stores a document. Removes an empty document, unless its record is new, because the record's form may be open. */
function put(documents: Documents, document: LocalDocument): Documents {
  const { id, unsaved, mutations } = document;
  if (unsaved || mutations.length > 0 || isNew(document)) return { ...documents, [id]: document };
  return remove(documents, id);
}

function remove(documents: Documents, id: string): Documents {
  const { [id]: _removed, ...others } = documents;
  return others;
}

type Subject = { kind: KindName; id: string; base?: Base };

/** Returns the existing document, or a new one. `base` is the server's version if no change has begun. */
function documentOf(documents: Documents, { kind, id, base = null }: Subject): LocalDocument {
  const known = documents[id];
  if (!known) return { id, kind, base, unsaved: null, mutations: [] };
  const isBegun = known.unsaved || known.mutations.some((mutation) => isSave(mutation) || mutation.mayHaveArrived);
  return isBegun ? known : { ...known, base };
}

/** Begins a new record, or continues one that was begun and never saved. Also returns the record's id. */
export function openNew(documents: Documents, kind: KindName): { documents: Documents; id: string } {
  const begun = Object.values(documents).find(
    (document) => document.kind === kind && isNew(document) && document.mutations.length === 0,
  );
  if (begun) return { documents, id: begun.id };
  const id = crypto.randomUUID();
  return { documents: put(documents, documentOf(documents, { kind, id })), id };
}

/**
 * Stores the typed values as unsaved changes, unless they equal the last save or, if no save is queued, the server's
 * values.
 */
export function keepUnsaved(documents: Documents, subject: Subject, typed: object, at: string): Documents {
  const document = documentOf(documents, subject);
  return put(documents, withUnsaved(document, typed, lastSave(document)?.variables ?? document.base?.values ?? {}, at));
}

function withUnsaved(document: LocalDocument, typed: object, beneath: unknown, at: string): LocalDocument {
  const form = formOf(document);
  const isSame = form.isSame(typed, beneath as object);
  return { ...document, unsaved: isSame ? null : { values: form.valuesOf(typed) as FormValues, at } };
}

function formOf({ kind }: LocalDocument) {
  const { form } = kindOf(kind);
  if (!form) throw new Error(`The kind ${kind} has no form.`);
  return form;
}

export function discardUnsaved(documents: Documents, id: string): Documents {
  const document = documents[id];
  return document ? put(documents, { ...document, unsaved: null }) : documents;
}

type AnyMutation = Subject & {
  mutation: string;
  title: string;
  variables: unknown;
  /** The id of the deleted record that this new record replaces. */
  replaces?: string;
};

export type NewMutation = {
  [Name in KindName]: {
    [Of in MutationName<Name>]: AnyMutation & { kind: Name; mutation: Of; variables: VariablesOf<Name, Of> };
  }[MutationName<Name>];
}[KindName];

/**
 * Queues a mutation: a save, a deletion or a patch, as its kind declares. Deleting a record that the server cannot have
 * only removes its document.
 */
export function queue(documents: Documents, request: AnyMutation, at: string): Documents {
  const { kind, mutation, title, variables, replaces } = request;
  const { effect, undoMs } = declared(request);
  const others = replaces === undefined ? documents : remove(documents, replaces);
  const orders = Object.values(others).flatMap(({ mutations }) => mutations.map(({ order }) => order));
  const added: QueuedMutation = {
    kind,
    mutation,
    variables,
    title,
    order: Math.max(0, ...orders) + 1,
    at,
    status: 'queued',
    idempotencyKey: crypto.randomUUID(),
    mayHaveArrived: false,
    notBefore: undoMs === undefined ? null : Date.parse(at) + undoMs,
    refusal: null,
  };
  const document = documentOf(others, request);
  if (effect === 'save') return put(others, withSave(document, added));
  if (effect === 'remove')
    return isUnsent(document) ? remove(others, document.id) : put(others, withRemoval(document, added));
  return put(others, { ...document, mutations: withPatch(others, document, added) });
}

/**
 * Adds a save. It replaces an earlier save that was not sent or was refused. If the earlier save may have arrived, the
 * new save waits behind it. A refused or unsent deletion is dropped. The new save takes the replaced save's place in
 * the outbox. But a save that can be undone, such as a reply, goes to the end. It must be sent after everything that
 * was queued since its draft, and Undo must cancel it first.
 */
function withSave(document: LocalDocument, added: QueuedMutation): LocalDocument {
  const replaced = document.mutations.find((each) => isSave(each) && isCancelable(each));
  const left = document.mutations.filter((each) => !isCancelable(each) || !(isSave(each) || isRemoval(each)));
  const next = added.notBefore === null ? { ...added, order: replaced?.order ?? added.order } : added;
  return { ...document, unsaved: null, mutations: [...left, next] };
}

/** Adds a deletion. Unsaved changes and queued mutations stay, in case the deletion is canceled. */
function withRemoval(document: LocalDocument, added: QueuedMutation): LocalDocument {
  const mutations = document.mutations.filter((each) => !isRemoval(each) || isPending(each));
  return mutations.some(isRemoval) ? document : { ...document, mutations: [...mutations, added] };
}

/**
 * Adds a patch. A patch with an inverse replaces an unsent patch of the same name. If its inverse is queued and unsent,
 * the patch and the inverse are both dropped.
 */
function withPatch(
  documents: Documents,
  { mutations, kind, id }: LocalDocument,
  added: QueuedMutation,
): QueuedMutation[] {
  const declaration = declared(added);
  const inverse = declaration.effect === 'patch' ? declaration.inverse : undefined;
  if (inverse === undefined) return [...mutations, added];
  const left = mutations.filter(
    (each) => !isCancelable(each) || (each.mutation !== inverse && each.mutation !== added.mutation),
  );
  const undone = mutations.some((each) => each.mutation === inverse && !left.includes(each));
  // Keep this patch if a queued patch of the whole list also changes the record.
  const isOfListToo = id !== kind && documents[kind]?.mutations.some(isPending);
  return undone && !isOfListToo ? left : [...left, added];
}

/**
 * Cancels an unsent mutation, or discards a refused one. A canceled save becomes unsaved changes, unless there are
 * newer ones.
 */
export function cancel(documents: Documents, id: string, order: number, at: string): Documents {
  const document = documents[id];
  const mutation = document?.mutations.find((each) => each.order === order);
  if (!document || !mutation || !isCancelable(mutation)) return documents;
  const isTypedAgain = isSave(mutation) && mutation.status === 'queued' && document.unsaved === null;
  const left = { ...document, mutations: document.mutations.filter((each) => each !== mutation) };
  if (isTypedAgain) return put(documents, withUnsaved(left, mutation.variables as object, {}, at));
  // Remove the document of a new record whose refused save was discarded.
  return isNew(left) && !left.unsaved && left.mutations.length === 0 ? remove(documents, id) : put(documents, left);
}

/** Resolves a conflict: the merged values become unsaved changes to the server's version, to be saved or edited. */
export function rebase(documents: Documents, id: string, theirs: object, typed: object, at: string): Documents {
  const document = documents[id];
  if (!document) return documents;
  const mutations = document.mutations.filter(({ status }) => status !== 'conflict');
  return put(
    documents,
    withUnsaved({ ...document, base: baseOf(document.kind, theirs), mutations }, typed, theirs, at),
  );
}

const change = (document: LocalDocument, order: number, given: Partial<QueuedMutation>): LocalDocument => ({
  ...document,
  mutations: document.mutations.map((each) => (each.order === order ? { ...each, ...given } : each)),
});

/**
 * Retries a refused mutation. After a conflict, the mutation applies to the server's current version. A mutation that
 * may have arrived is repeated unchanged.
 */
export function retryRefused(documents: Documents, id: string, order: number): Documents {
  const document = documents[id];
  const mutation = document?.mutations.find((each) => each.order === order);
  if (!document || !mutation?.refusal) return documents;
  const again = { status: 'queued' as const, refusal: null };
  if (mutation.mayHaveArrived) return put(documents, change(document, order, again));
  const renewed = { ...again, notBefore: null, idempotencyKey: crypto.randomUUID() };
  if (mutation.refusal.reason !== 'conflict') return put(documents, change(document, order, renewed));
  const { current } = mutation.refusal;
  const base = baseOf(document.kind, current);
  const variables = asSeen(declared(mutation), mutation.variables, current);
  return put(documents, change({ ...document, base }, order, { ...renewed, variables }));
}

export const markSending = (documents: Documents, { document, mutation: { order } }: OutboxEntry): Documents =>
  put(documents, change(document, order, { status: 'sending', mayHaveArrived: true }));

export function markUnsent(
  documents: Documents,
  { document, mutation }: OutboxEntry,
  mayHaveArrived: boolean,
): Documents {
  const current = documents[document.id];
  return current ? put(documents, change(current, mutation.order, { status: 'queued', mayHaveArrived })) : documents;
}

/**
 * Applies the server's result. After a save, later saves continue from the saved version. A refused save is merged with
 * the save that is queued behind it.
 */
export function settle(documents: Documents, { document: { id }, mutation }: OutboxEntry, result: Result): Documents {
  const document = documents[id];
  const at = document?.mutations.findIndex(({ order }) => order === mutation.order) ?? -1;
  if (!document || at === -1) return documents;
  const mutations = document.mutations.toSpliced(at, 1);
  const later = document.mutations.slice(at + 1);
  if (result.kind === 'ok' && isRemoval(mutation)) {
    // Mutations before a deletion are dropped. Later ones stay, so that their results are shown.
    return later.length === 0 ? remove(documents, id) : put(documents, { ...document, mutations: later });
  }
  if (result.kind === 'ok') {
    const base = (isSave(mutation) && baseOf(document.kind, result.record)) || document.base;
    return put(documents, { ...document, base, mutations });
  }
  // A quiet mutation fails without a message.
  if (declared(mutation).quiet) return put(documents, { ...document, mutations });
  const { refusal, unprocessed = false } = result;
  const status = refusal.reason === 'conflict' ? ('conflict' as const) : ('refused' as const);
  const refused = change(document, mutation.order, {
    status,
    refusal,
    mayHaveArrived: unprocessed && mutation.mayHaveArrived,
  });
  const laterSave = later.find(isSave);
  if (!laterSave) return put(documents, refused);
  // A refused deletion or patch is dropped if there is a later save.
  if (!isSave(mutation)) return put(documents, { ...document, mutations });
  const { variables, title } = laterSave;
  const absorbed = change(refused, mutation.order, { variables, title, mayHaveArrived: false });
  return put(documents, {
    ...absorbed,
    mutations: absorbed.mutations.filter(({ order }) => order !== laterSave.order),
  });
}

/** Returns the documents without the quiet mutations of a deleted record. */
export function withoutQuiet(documents: Documents, id: string): Documents {
  const document = documents[id];
  if (!document) return documents;
  return put(documents, { ...document, mutations: document.mutations.filter((each) => !declared(each).quiet) });
}

/**
 * Restores documents after a restart. A mutation that was being sent is queued again. A new record without input is
 * dropped, unless its form is open.
 */
export function restore(documents: Documents, open: readonly string[]): Documents {
  const kept = Object.values(documents).filter(
    ({ id, unsaved, mutations }) => unsaved !== null || mutations.length > 0 || open.includes(id),
  );
  const waiting = (each: QueuedMutation): QueuedMutation =>
    each.status === 'sending' ? { ...each, status: 'queued' } : each;
  return Object.fromEntries(
    kept.map((document) => [document.id, { ...document, mutations: document.mutations.map(waiting) }]),
  );
}
