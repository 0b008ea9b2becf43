import '@agency/api/contract/zod-without-eval';
import type { AnyKind, Messages } from '@agency/site/ui/admin/kind.ts';
import { type KindName, kindNames, kindOf } from '@agency/site/ui/admin/kinds.ts';
import { z } from 'zod';

export type FormValues = Record<string, string | boolean>;

const refusalOf = ({ record }: AnyKind) =>
  z.discriminatedUnion('reason', [
    z.object({ reason: z.literal('conflict'), message: z.string(), current: record }),
    z.object({
      reason: z.literal('invalid'),
      message: z.string(),
      issues: z.array(z.object({ path: z.string(), message: z.string() })),
    }),
    z.object({ reason: z.literal('notFound'), message: z.string() }),
    z.object({ reason: z.literal('failed'), message: z.string() }),
  ]);
export type Refusal = z.infer<ReturnType<typeof refusalOf>>;

const mutationOf = (kind: AnyKind, mutation: string, variables: z.ZodType) =>
  z.object({
    kind: z.literal(kind.name as KindName),
    /** The mutation's name in the kind's declaration. */
    mutation: z.literal(mutation),
    variables,
    /** The record's title when the mutation was queued. */
    title: z.string(),
    /** The position in the outbox. Of the mutations that may be sent, the one with the lowest position is next. */
    order: z.number(),
    at: z.string(),
    status: z.enum(['queued', 'sending', 'conflict', 'refused']),
    /** The server answers a repeat of this key with the first request's result. A changed mutation gets a new key. */
    idempotencyKey: z.string(),
    /** Whether the mutation was sent and no answer came. It is then repeated unchanged until the server responds. */
    mayHaveArrived: z.boolean(),
    /** The earliest time to send the mutation, in ms since 1970. Until then it can be undone. */
    notBefore: z.number().nullable(),
    refusal: refusalOf(kind).nullable(),
  });
export type QueuedMutation = z.infer<ReturnType<typeof mutationOf>>;

function documentOf(kind: AnyKind) {
  const values = (kind.form?.values ?? z.never()) as z.ZodType<FormValues>;
  const mutations = Object.entries(kind.mutations);
  return z.object({
    kind: z.literal(kind.name as KindName),
    /** The record's id. A new record gets it when its form opens. For mutations of a whole list, the kind's name. */
    id: z.string(),
    /** The server's version on which changes are based. Null if the server has none, or the kind has no versions. */
    base: z.object({ version: z.number(), values }).nullable(),
    unsaved: z.object({ values, at: z.string() }).nullable(),
    /** The mutations that the server has not confirmed, in order. */
    mutations: z.array(z.union(mutations.map(([name, { variables }]) => mutationOf(kind, name, variables)))),
  });
}
export type LocalDocument = z.infer<ReturnType<typeof documentOf>>;
export type Base = LocalDocument['base'];

const documentSchema = z.union(kindNames.map((name) => documentOf(kindOf(name))));
/** All local documents, by the ids of their records. Documents of whole lists are keyed by the kind's name. */
export const documentsSchema = z.record(z.string(), documentSchema);
export type Documents = Readonly<Record<string, LocalDocument>>;

/**
 * Returns the stored documents that match the schema. Leaves out others, such as those that an earlier version of the
 * program wrote, so that they do not make all unsaved changes unreadable.
 */
export const readableDocuments = (stored: unknown): Documents =>
  Object.fromEntries(
    Object.entries(z.record(z.string(), z.unknown()).catch({}).parse(stored)).flatMap(([id, document]) => {
      const { data } = documentSchema.safeParse(document);
      return data ? [[id, data]] : [];
    }),
  );

export type OutboxEntry = { document: LocalDocument; mutation: QueuedMutation };

export function declared({ kind, mutation }: Pick<QueuedMutation, 'kind' | 'mutation'>) {
  const declaration = kindOf(kind).mutations[mutation];
  if (!declaration) throw new Error(`The kind ${kind} has no mutation ${mutation}.`);
  return declaration;
}

/** Returns the messages about a mutation and its results. Null if the mutation is quiet (has no messages). */
export function messagesOf({ document, mutation }: OutboxEntry): Messages | null {
  const declaration = declared(mutation);
  if (declaration.quiet) return null;
  const { title, variables } = mutation;
  const isFirst = document.mutations.every((each) => !isSave(each) || each.order >= mutation.order);
  return declaration.messages({ title, variables, isNew: document.base === null && isFirst });
}

export const isSave = (mutation: QueuedMutation) => declared(mutation).effect === 'save';
export const isRemoval = (mutation: QueuedMutation) => declared(mutation).effect === 'remove';

export const isPending = ({ status }: QueuedMutation) => status === 'queued' || status === 'sending';

/** Whether the mutation can be changed or canceled: it was not accepted, or is queued and cannot have arrived. */
export const isCancelable = ({ status, mayHaveArrived }: QueuedMutation): boolean =>
  status === 'conflict' || status === 'refused' || (status === 'queued' && !mayHaveArrived);

/** Returns the last save that the server has not confirmed, including a refused one. */
export const lastSave = (document: LocalDocument | null | undefined): QueuedMutation | null =>
  document?.mutations.findLast(isSave) ?? null;

/** Whether the record is new and cannot be on the server. */
export const isUnsent = (document: LocalDocument): boolean => isNew(document) && document.mutations.every(isCancelable);

/** Whether the record is new: the server is not known to have it. */
export const isNew = ({ kind, id, base }: LocalDocument): boolean =>
  base === null && id !== kind && kindOf(kind).form !== undefined;

/**
 * Returns the record whose view shows a document: its own record, or its parent record if its kind is `within` another.
 */
export function shownIn({ kind, id }: Pick<LocalDocument, 'kind' | 'id'>, document: LocalDocument | null | undefined) {
  const { within } = kindOf(kind);
  if (!within) return { kind, id };
  const values = (document?.unsaved?.values ?? lastSave(document)?.variables ?? {}) as Record<string, unknown>;
  return { kind: within.kind as KindName, id: String(values[within.field] ?? '') || null };
}

/** Returns a record of the server as the base of a change. Null if its kind has no form, or it has no version. */
export const baseOf = (kind: KindName, record: { version?: number } | null): Base => {
  const { form } = kindOf(kind);
  return form && record?.version !== undefined ? { version: record.version, values: form.valuesOf(record) } : null;
};
