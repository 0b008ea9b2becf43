import '@agency/api/contract/zod-without-eval';
import type { AnyKind, Messages } from '@agency/site/ui/admin/kind.ts';
import { type KindName, kindNames, kindOf } from '@agency/site/ui/admin/kinds.ts';
import { z } from 'zod';

/** What a form's fields hold, of whatever kind. */
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
    /** Its name in the kind's declaration. */
    mutation: z.literal(mutation),
    variables,
    /** What its record was called when it was queued. */
    title: z.string(),
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
    refusal: refusalOf(kind).nullable(),
  });
export type QueuedMutation = z.infer<ReturnType<typeof mutationOf>>;

function documentOf(kind: AnyKind) {
  const values = (kind.form?.values ?? z.never()) as z.ZodType<FormValues>;
  const mutations = Object.entries(kind.mutations);
  return z.object({
    kind: z.literal(kind.name as KindName),
    /** The record's; of what is about the whole list, the kind's name. A new record has its id since its form was opened. */
    id: z.string(),
    /** The server's version that everything below was made from; null = it has no such record yet, or versions do not matter. */
    base: z.object({ version: z.number(), values }).nullable(),
    /** Typed, and not saved. */
    unsaved: z.object({ values, at: z.string() }).nullable(),
    /** Saved or deleted here and not at the server yet, in the order of sending. */
    mutations: z.array(z.union(mutations.map(([name, { variables }]) => mutationOf(kind, name, variables)))),
  });
}
export type LocalDocument = z.infer<ReturnType<typeof documentOf>>;
export type Base = LocalDocument['base'];

/** Everything that is here and not at the server, by the id of its record. */
export const documentsSchema = z.record(z.string(), z.union(kindNames.map((name) => documentOf(kindOf(name)))));
export type Documents = Readonly<Record<string, LocalDocument>>;

/** A line of the outbox: a mutation, and the document that it is of. */
export type OutboxEntry = { document: LocalDocument; mutation: QueuedMutation };

/** What its kind says of a mutation. */
export function declared({ kind, mutation }: Pick<QueuedMutation, 'kind' | 'mutation'>) {
  const declaration = kindOf(kind).mutations[mutation];
  if (!declaration) throw new Error(`The kind ${kind} has no mutation ${mutation}.`);
  return declaration;
}

/** The texts for a mutation and its results; null where nobody is told. */
export function messagesOf({ document, mutation }: OutboxEntry): Messages | null {
  const declaration = declared(mutation);
  if (declaration.quiet) return null;
  const { title, variables } = mutation;
  const isFirst = document.mutations.every((each) => !isSave(each) || each.order >= mutation.order);
  return declaration.messages({ title, variables, isNew: document.base === null && isFirst });
}

export const isSave = (mutation: QueuedMutation) => declared(mutation).effect === 'save';
export const isRemoval = (mutation: QueuedMutation) => declared(mutation).effect === 'remove';

/** Whether it is to be sent, and was not refused. */
export const isPending = ({ status }: QueuedMutation) => status === 'queued' || status === 'sending';

/** Whether it can be changed or canceled: it is not on its way, and has not arrived. */
export const isCancelable = ({ status, mayHaveArrived }: QueuedMutation): boolean =>
  status === 'conflict' || status === 'refused' || (status === 'queued' && !mayHaveArrived);

/** What was last saved here of a record and is not at the server, refused or not. */
export const lastSave = (document: LocalDocument | null | undefined): QueuedMutation | null =>
  document?.mutations.findLast(isSave) ?? null;

/** Whether it is a new record that the server cannot have. */
export const isUnsent = (document: LocalDocument): boolean => isNew(document) && document.mutations.every(isCancelable);

/** Whether the server was not known to have such a record. */
export const isNew = ({ kind, id, base }: LocalDocument): boolean =>
  base === null && id !== kind && kindOf(kind).form !== undefined;

/** What the base of a change is, for a record as the server has it. */
export const baseOf = (kind: KindName, record: { version?: number } | null): Base => {
  const { form } = kindOf(kind);
  return form && record?.version !== undefined ? { version: record.version, values: form.valuesOf(record) } : null;
};
