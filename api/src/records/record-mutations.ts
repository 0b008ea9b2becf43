import type { Prisma } from '@agency/prisma/client';
import type { InputObjectRef, ObjectRef } from '@pothos/core';
import { z } from 'zod';
import { trashDays } from '#api/contract/inquiries.ts';
import { builder } from '#api/graphql/builder.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { Deleted, Failure } from '#api/graphql/failure-types.ts';
import { InputError, NotFoundError, NotSignedInError, parseInput } from '#api/graphql/failures.ts';
import { Node } from '#api/graphql/node.ts';
import { idempotencyKeyArgument, runIdempotent } from '#api/idempotency/run-idempotent.ts';
import { findRow, keepSaved, revisedKinds } from '#api/writing/revised-kinds.ts';
import { ConflictError, type RecordTable, recordTable, type VersionedRow } from './record-table.ts';

type SchemaTypes = (typeof builder)['$inferSchemaTypes'];

type RecordMutations = RecordTable & {
  object: ObjectRef<SchemaTypes, VersionedRow>;
  input: InputObjectRef<SchemaTypes, object>;
  /** The contract's schema for the input. */
  schema: z.ZodObject;
  /** Whether records are created by `create<Type>`. Default: true. */
  isCreated?: boolean;
  /** Whether the records have `trashedAt`, and can be moved to the trash and back. */
  hasTrash?: boolean;
  /** Whether unsaved changes are kept as a working copy, and each save is a revision. */
  isRevised?: boolean;
  /** Checks rules that need the database. `id` is empty if the record has no id yet. @throws InputError. */
  check?(transaction: Prisma.TransactionClient, data: Record<string, unknown>, id: string): Promise<void>;
  /** Called after a save, in its transaction. */
  afterSave?(context: GraphQLContext, transaction: Prisma.TransactionClient, row: VersionedRow): Promise<void>;
  /** Checks whether a record can be deleted permanently. @throws InputError. */
  checkDeletion?(transaction: Prisma.TransactionClient, id: string): Promise<void>;
};

/** A stored result, read back from JSON. */
const storedRow = z.looseObject({ id: z.string(), version: z.int(), createdAt: z.coerce.date() });

/**
 * Adds the admin's mutations of a kind: `create<Type>` (unless `isCreated` is false), `update<Type>`, `delete<Type>`,
 * and with `hasTrash` also `trash<Type>` and `restore<Type>`. Each runs in one transaction, once per idempotency key.
 * If the caller passes the version it has seen, a record that has changed since stays as it is.
 */
export function addRecordMutations(kind: RecordMutations): void {
  const { type, one, object, schema, isCreated = true, hasTrash = false, isRevised = false } = kind;
  const { check, afterSave, checkDeletion } = kind;
  const table = recordTable(kind);
  const revised = { type, model: kind.model, fields: Object.keys(schema.shape) };
  if (isRevised) revisedKinds.set(type, revised);
  const inputArgument = { type: kind.input, required: true, description: 'All fields of the record.' } as const;
  const id = { required: true, description: `The id of the ${one}.` } as const;
  const expectedVersion = {
    description:
      'The version that the caller has seen. If it has changed since, nothing is done. If omitted, any version is accepted.',
  } as const;
  const clientId = {
    description: `The id, a uuid from the caller. A repeat returns the existing ${one}, or NotFound if it was deleted.`,
  } as const;

  /** Runs a save and `afterSave`. For a revised kind, also records a revision and deletes the saved working copy. */
  async function keeping(
    context: GraphQLContext,
    transaction: Prisma.TransactionClient,
    { id, copy }: { id: string | null | undefined; copy: number | null | undefined },
    save: () => Promise<VersionedRow>,
  ): Promise<VersionedRow> {
    const isKnown = isRevised && id && z.uuid().safeParse(id).success;
    const before = isKnown ? await findRow(transaction, revised, id) : null;
    const after = await save();
    await afterSave?.(context, transaction, after);
    if (!isRevised) return after;
    const writtenBy = (await context.session())?.user.username ?? '';
    await keepSaved(transaction, revised, { before, after, writtenBy });
    // A newer version of the working copy stays, because it has unsaved changes.
    if (typeof copy === 'number') await transaction.workingCopy.deleteMany({ where: { id: after.id, version: copy } });
    return after;
  }

  /** Returns the arguments for a record's id, the version that was seen, and the idempotency key. */
  const seenArguments = (t: PothosSchemaTypes.MutationFieldBuilder<SchemaTypes, SchemaTypes['Root']>) => ({
    id: t.arg.id(id),
    expectedVersion: t.arg.int(expectedVersion),
    idempotencyKey: t.arg.id(idempotencyKeyArgument),
  });

  const copyArgument = (t: PothosSchemaTypes.MutationFieldBuilder<SchemaTypes, SchemaTypes['Root']>) => ({
    ...(isRevised && {
      workingCopyVersion: t.arg.int({
        description: 'The version of the working copy that is saved. The working copy is then deleted.',
      }),
    }),
  });

  if (isCreated)
    builder.mutationField(`create${type}`, (t) =>
      t.field({
        type: object,
        description: `Adds a ${one}. For the admin.`,
        authScopes: { admin: true },
        errors: { types: [InputError, NotFoundError, NotSignedInError] },
        args: {
          input: t.arg(inputArgument),
          clientId: t.arg.id(clientId),
          idempotencyKey: t.arg.id(idempotencyKeyArgument),
          ...copyArgument(t),
        },
        resolve(_root, { clientId, idempotencyKey, input, workingCopyVersion: copy }, context) {
          const data = everyColumn(schema, parseInput(schema, input));
          const operation = {
            key: idempotencyKey,
            input: [`create${type}`, clientId, data] as const,
            result: storedRow,
          };
          return runIdempotent(context, operation, async (transaction) => {
            await check?.(transaction, data, clientId ?? '');
            const save = () => table.create(transaction, data, clientId);
            return keeping(context, transaction, { id: clientId, copy }, save);
          });
        },
      }),
    );

  builder.mutationField(`update${type}`, (t) =>
    t.field({
      type: object,
      description: `Replaces all fields of a ${one}. For the admin.`,
      authScopes: { admin: true },
      errors: { types: [InputError, ConflictError, NotFoundError, NotSignedInError] },
      args: { ...seenArguments(t), input: t.arg(inputArgument), ...copyArgument(t) },
      resolve(_root, { id, expectedVersion, idempotencyKey, input, workingCopyVersion: copy }, context) {
        const data = everyColumn(schema, parseInput(schema, input));
        const operation = {
          key: idempotencyKey,
          input: [`update${type}`, id, expectedVersion, data] as const,
          result: storedRow,
        };
        return runIdempotent(context, operation, async (transaction) => {
          await check?.(transaction, data, id);
          const save = () => table.update(transaction, id, data, expectedVersion);
          return keeping(context, transaction, { id, copy }, save);
        });
      },
    }),
  );

  if (hasTrash)
    for (const [name, description, trashes] of [
      [`trash${type}`, `Moves a ${one} to the trash, where it stays for ${trashDays} days. For the admin.`, true],
      [`restore${type}`, `Restores a ${one} from the trash. For the admin.`, false],
    ] as const)
      builder.mutationField(name, (t) =>
        t.field({
          type: object,
          description,
          authScopes: { admin: true },
          errors: { types: [InputError, ConflictError, NotFoundError, NotSignedInError] },
          args: seenArguments(t),
          resolve(_root, { id, expectedVersion, idempotencyKey }, context) {
            const operation = { key: idempotencyKey, input: [name, id, expectedVersion] as const, result: storedRow };
            const data = { trashedAt: trashes ? new Date() : null };
            return runIdempotent(context, operation, (transaction) =>
              table.update(transaction, id, data, expectedVersion),
            );
          },
        }),
      );

  builder.mutationField(`delete${type}`, (t) =>
    t.field({
      type: Deleted,
      description: `Permanently deletes a ${one}. For the admin.`,
      authScopes: { admin: true },
      errors: { types: [InputError, ConflictError, NotFoundError, NotSignedInError] },
      args: seenArguments(t),
      resolve(_root, { id, expectedVersion, idempotencyKey }, context) {
        const gone = z.object({ id: z.string() });
        const operation = { key: idempotencyKey, input: [`delete${type}`, id, expectedVersion] as const, result: gone };
        return runIdempotent(context, operation, async (transaction) => {
          if (z.uuid().safeParse(id).success) await checkDeletion?.(transaction, id);
          return table.delete(transaction, id, expectedVersion);
        });
      },
    }),
  );
}

/** Returns every field of the schema, with null for omitted ones, because a save replaces all fields. */
function everyColumn(schema: z.ZodObject, input: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.keys(schema.shape).map((name) => [name, input[name] ?? null]));
}

builder.objectType(ConflictError, {
  name: 'Conflict',
  description: 'Somebody else changed the record in the meantime. Nothing was done.',
  interfaces: [Failure],
  fields: (t) => ({
    current: t.field({
      type: Node,
      description: 'The record as it is now.',
      resolve: ({ current }) => current,
    }),
  }),
});
