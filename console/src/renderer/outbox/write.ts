import '@agency/api/contract/zod-without-eval';
import { z } from 'zod';
import { itemSchema } from '#bridge/portfolio-item.ts';
import type { Unavailability } from '../graphql/errors.ts';

/** An item's entries as they are sent. The contract checked them when they were typed; this only reads them back. */
export const inputSchema = itemSchema
  .omit({ __typename: true, id: true, version: true })
  .partial()
  .required({ title: true, description: true, technology: true, imageUrl: true, featured: true });
export type ItemInput = z.infer<typeof inputSchema>;

/** What is to be done at the server, about the thing with this id. */
export const mutationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('delete-inquiry'), id: z.string(), name: z.string() }),
  /** The id is made here, so that an item sent twice is made once. */
  z.object({ kind: z.literal('create-item'), id: z.string(), input: inputSchema }),
  z.object({
    kind: z.literal('update-item'),
    id: z.string(),
    input: inputSchema,
    /** What the change was made from; null overwrites whatever is there. */
    expectedVersion: z.number().nullable(),
  }),
  z.object({
    kind: z.literal('delete-item'),
    id: z.string(),
    name: z.string(),
    expectedVersion: z.number().nullable(),
  }),
]);
export type Mutation = z.infer<typeof mutationSchema>;

/** Why the server said no. */
const refusalSchema = z.discriminatedUnion('reason', [
  z.object({ reason: z.literal('conflict'), message: z.string(), current: itemSchema }),
  z.object({
    reason: z.literal('invalid'),
    message: z.string(),
    issues: z.array(z.object({ path: z.string(), message: z.string() })),
  }),
  z.object({ reason: z.literal('gone'), message: z.string() }),
  z.object({ reason: z.literal('failed'), message: z.string() }),
]);
export type Refusal = z.infer<typeof refusalSchema>;

/** Outboxes that were stored before 2026-11-22 call the mutation a deed: what waits in them is sent all the same. */
const withCurrentName = (stored: unknown): unknown =>
  stored instanceof Object && 'deed' in stored ? { ...stored, mutation: stored.deed } : stored;

/** One line of the outbox. */
const currentWriteSchema = z.object({
  entry: z.string(),
  mutation: mutationSchema,
  /** Names the mutation to the server, which answers it once more when it is sent again. A changed mutation has another key. */
  key: z.string().default(() => crypto.randomUUID()),
  at: z.string(),
  state: z.enum(['waiting', 'sending', 'refused']),
  /** It left once, and may have arrived although no answer came. */
  attempted: z.boolean().default(false),
  /** What left of it, each as it was then: if one of these is what the server has, nobody else changed it. */
  sent: z.array(inputSchema).default([]),
  /** In ms since 1970: until then it can be taken back. */
  notBefore: z.number().nullable(),
  refusal: refusalSchema.nullable(),
});
export type Write = z.infer<typeof currentWriteSchema>;
export const writeSchema = z.preprocess(withCurrentName, currentWriteSchema);
/** What is to be made of an item, as far as it left and when it was written down. */
export type ItemWrite = Pick<Write, 'sent' | 'at'> & { mutation: Extract<Mutation, { input: ItemInput }> };
export const outboxSchema = z.array(writeSchema);

/** What became of sending one. */
export type Outcome =
  | { kind: 'done'; version: number | null }
  | { kind: 'refused'; refusal: Refusal }
  /** Nobody is signed in, or nobody answered; or the server has trouble: it waits on. */
  | { kind: 'unsent'; trouble?: Unavailability | null };
