import { z } from 'zod';
import { revisionMinutes, sessionMinutes, writtenValuesSchema } from '#api/contract/writing.ts';
import { builder } from '#api/graphql/builder.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { cost } from '#api/graphql/cost.ts';
import { Deleted } from '#api/graphql/failure-types.ts';
import { InputError, NotFoundError, NotSignedInError, parseInput } from '#api/graphql/failures.ts';
import { keysetPage, pageComplexity, pageSchema, sortedBy } from '#api/graphql/keyset.ts';
import { nodeOf } from '#api/graphql/node.ts';
import { ConflictError } from '#api/records/record-table.ts';
import { discardWorkingCopy, restoreRevision, saveWorkingCopy } from './working-copies.ts';

/** The maximum number of working copies in a list. */
const mostListed = 50;

const WorkingCopy = builder.prismaObject('WorkingCopy', {
  description:
    'The unsaved changes of a record. There is one working copy per record, shared by everyone who edits it.',
  interfaces: [nodeOf('WorkingCopy', 'workingCopy')],
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: "The record's id, or the one that a new record will have." }),
    title: t.exposeString('title', {
      description: 'The title in the working copy, or the name of a package. It may be empty.',
    }),
    values: t.expose('values', {
      type: 'JSON',
      description: "The values of the record's form, valid or not. The values of a restored revision may be lists.",
      complexity: cost.longText,
    }),
    base: t.expose('base', {
      type: 'JSON',
      description: 'The values from which the changes began.',
      complexity: cost.longText,
    }),
    baseVersion: t.exposeInt('baseVersion', {
      nullable: true,
      description: 'The version of the record from which the changes began. Null if the record was never saved.',
    }),
    version: t.exposeInt('version', {
      description: 'Increases with every change. A new copy starts at a random version.',
    }),
    writtenBy: t.exposeString('writtenBy', { description: 'The user who made the last change.' }),
    writtenAt: t.expose('writtenAt', { type: 'DateTime', description: 'When it was last written.' }),
  }),
});

const Revision = builder.prismaObject('Revision', {
  description: 'An earlier content of a record, which can be restored.',
  select: { id: true, createdAt: true },
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    recordId: t.exposeID('recordId', { description: 'The id of the record.' }),
    values: t.expose('values', {
      type: 'JSON',
      description: "The values of the record's fields.",
      complexity: cost.longText,
    }),
    cause: t.exposeString('cause', {
      description: 'Why it was kept: `created`, `saved`, `published`, `withdrawn`, or `typed` if it was never saved.',
    }),
    writtenBy: t.exposeString('writtenBy', { description: 'The user who wrote it. Empty if unknown.' }),
    writtenAt: t.expose('writtenAt', { type: 'DateTime', description: 'When it was written.' }),
    older: t.prismaField({
      type: 'Revision',
      nullable: true,
      description: 'The next older revision of the record. Null for the oldest.',
      complexity: cost.query,
      select: { recordId: true },
      resolve: (query, { id, recordId, createdAt }, _args, { database }) =>
        database.revision.findFirst({
          ...query,
          where: { recordId, OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: id } }] },
          orderBy: sortedBy('newest'),
        }),
    }),
  }),
});

const isId = (id: string) => z.uuid().safeParse(id).success;
const recordId = { required: true, description: 'The id of the record, a uuid.' } as const;

builder.queryFields((t) => ({
  workingCopy: t.prismaField({
    type: WorkingCopy,
    nullable: true,
    description: 'The unsaved changes of a record. Null if there are none. For the admin.',
    authScopes: { admin: true },
    args: { id: t.arg.id(recordId) },
    complexity: cost.query,
    resolve: ({ ...query }, _root, { id }, { database }) =>
      isId(id) ? database.workingCopy.findUnique({ ...query, where: { id } }) : null,
  }),
  workingCopies: t.prismaField({
    type: [WorkingCopy],
    description: `The latest ${mostListed} working copies of a type, newest first. For the admin.`,
    authScopes: { admin: true },
    args: { type: t.arg.string({ required: true, description: 'The type of the records, such as `BlogPost`.' }) },
    complexity: { field: cost.query, multiplier: mostListed },
    resolve: (query, _root, { type }, { database }) =>
      database.workingCopy.findMany({ ...query, where: { type }, orderBy: { writtenAt: 'desc' }, take: mostListed }),
  }),
  revisions: t.connection(
    {
      type: Revision,
      description:
        `The revisions of a record, newest first. Saves of one person within ${revisionMinutes} minutes are one revision, except ` +
        'those that publish or withdraw it. For the admin.',
      authScopes: { admin: true },
      args: { recordId: t.arg.id(recordId) },
      validate: pageSchema('newest').extend({ recordId: z.uuid() }),
      complexity: pageComplexity,
      resolve: (_root, args, context, info) =>
        keysetPage({ order: 'newest', typeName: 'Revision', args, context, info }, ({ where, ...query }) =>
          context.database.revision.findMany({ ...query, where: { AND: [{ recordId: args.recordId }, where] } }),
        ),
    },
    { name: 'RevisionConnection', description: 'A page of revisions.' },
    { name: 'RevisionEdge', description: 'A revision and its cursor.' },
  ),
  revision: t.prismaField({
    type: Revision,
    nullable: true,
    description: 'One revision of a record. Null if none has this id. For the admin.',
    authScopes: { admin: true },
    args: { id: t.arg.id({ required: true, description: 'The id of the revision, a uuid.' }) },
    complexity: cost.query,
    resolve: ({ ...query }, _root, { id }, { database }) =>
      isId(id) ? database.revision.findUnique({ ...query, where: { id } }) : null,
  }),
}));

/** Returns the name of the caller. @throws NotSignedInError if the session has ended meanwhile. */
async function writerOf({ session }: GraphQLContext): Promise<string> {
  const open = await session();
  if (!open) throw new NotSignedInError();
  return open.user.username;
}

const errors = { types: [InputError, ConflictError, NotFoundError, NotSignedInError] };
const copySchema = z.object({
  id: z.uuid(),
  type: z.string().max(60),
  values: writtenValuesSchema,
  base: writtenValuesSchema.nullish(),
  baseVersion: z.int().nullish(),
});

builder.mutationFields((t) => ({
  saveWorkingCopy: t.field({
    type: WorkingCopy,
    description:
      'Saves the unsaved changes of a record without saving the record. A version that was untouched for ' +
      `${sessionMinutes} minutes is kept as a revision first. For the admin.`,
    authScopes: { admin: true },
    errors,
    args: {
      id: t.arg.id({ required: true, description: 'The id of the record, or a uuid that a new one will have.' }),
      type: t.arg.string({ required: true, description: 'The type of the record, such as `BlogPost`.' }),
      values: t.arg({ type: 'JSON', required: true, description: 'The values of its form: strings, true and false.' }),
      base: t.arg({
        type: 'JSON',
        description: 'The values from which the changes began. If omitted, they stay as they are.',
      }),
      baseVersion: t.arg.int({
        description: 'The version of the record that had the values of `base`. Null if the record was never saved.',
      }),
      expectedVersion: t.arg.int({
        description: 'The version of the working copy that was seen. Null if there was none.',
      }),
      keepsReplaced: t.arg.boolean({ description: 'Whether the replaced text is kept as a revision. Default: false.' }),
    },
    async resolve(_root, { expectedVersion, keepsReplaced, ...given }, context) {
      const { id, type, values, base, baseVersion } = parseInput(copySchema, given);
      const writtenBy = await writerOf(context);
      return context.database.$transaction((transaction) =>
        saveWorkingCopy(transaction, {
          id,
          type,
          values,
          begun: base ? { base, baseVersion: baseVersion ?? null } : null,
          seen: expectedVersion ?? null,
          keepsReplaced: keepsReplaced ?? false,
          writtenBy,
        }),
      );
    },
  }),
  discardWorkingCopy: t.field({
    type: Deleted,
    description: 'Discards the unsaved changes of a record. For the admin.',
    authScopes: { admin: true },
    errors,
    args: {
      id: t.arg.id(recordId),
      expectedVersion: t.arg.int({ required: true, description: 'The version of the working copy that was seen.' }),
      asRevision: t.arg.boolean({ required: true, description: 'Whether its text is kept as a revision.' }),
    },
    async resolve(_root, { id, expectedVersion, asRevision }, { database }) {
      if (!isId(id)) throw new NotFoundError('This working copy');
      await database.$transaction((transaction) =>
        discardWorkingCopy(transaction, { id, seen: expectedVersion, asRevision }),
      );
      return { id };
    },
  }),
  restoreRevision: t.field({
    type: WorkingCopy,
    description:
      'Replaces the working copy of a record with one of its revisions. The replaced copy is itself kept as a revision. ' +
      'The record changes when the working copy is saved. For the admin.',
    authScopes: { admin: true },
    errors: { types: [NotFoundError, NotSignedInError] },
    args: { id: t.arg.id({ required: true, description: 'The id of the revision.' }) },
    async resolve(_root, { id }, context) {
      if (!isId(id)) throw new NotFoundError('This revision');
      const writtenBy = await writerOf(context);
      return context.database.$transaction((transaction) => restoreRevision(transaction, { id, writtenBy }));
    },
  }),
}));
