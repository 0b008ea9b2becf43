import { z } from 'zod';
import { blockedSenderSchema, mostBlockedSenders } from '#api/contract/blocked-senders.ts';
import { builder } from '#api/graphql/builder.ts';
import { cost } from '#api/graphql/cost.ts';
import { pageComplexity } from '#api/graphql/keyset.ts';
import { nodeOf } from '#api/graphql/node.ts';
import { shortList, shortListSchema } from '#api/graphql/short-list.ts';
import { addRecordMutations } from '#api/records/record-mutations.ts';

const BlockedSender = builder.prismaObject('BlockedSender', {
  description: 'An address, or a domain with all its addresses, whose inquiries are stored as spam.',
  interfaces: [nodeOf('BlockedSender', 'blockedSender')],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    version: t.exposeInt('version', { description: 'Increases with every change.' }),
    sender: t.exposeString('sender', { description: 'The address or the domain, in lower case.' }),
    blockReason: t.exposeString('blockReason', { nullable: true, description: 'The reason, as the admin entered it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the sender was blocked.' }),
  }),
});

builder.queryFields((t) => ({
  blockedSenders: t.connection(
    {
      type: BlockedSender,
      description: 'Blocked senders in alphabetical order. For the admin.',
      authScopes: { admin: true },
      validate: shortListSchema,
      complexity: pageComplexity,
      resolve: async (_root, args, { database }) =>
        shortList(
          args,
          await database.blockedSender.findMany({ orderBy: { sender: 'asc' }, take: mostBlockedSenders }),
        ),
    },
    { name: 'BlockedSenderConnection', description: 'A page of blocked senders.' },
    { name: 'BlockedSenderEdge', description: 'A blocked sender and its place in the list.' },
  ),
  blockedSender: t.prismaField({
    type: BlockedSender,
    nullable: true,
    description: 'One blocked sender; null when there is none with this id. For the admin.',
    authScopes: { admin: true },
    args: { id: t.arg.id({ required: true, description: 'The id of the blocked sender, a uuid.' }) },
    complexity: cost.query,
    resolve: ({ ...query }, _root, { id }, { database }) =>
      z.uuid().safeParse(id).success ? database.blockedSender.findUnique({ ...query, where: { id } }) : null,
  }),
}));

addRecordMutations({
  type: 'BlockedSender',
  model: 'blockedSender',
  one: 'blocked sender',
  most: mostBlockedSenders,
  unique: { column: 'sender', message: 'This sender is already blocked' },
  object: BlockedSender,
  input: builder.inputType('BlockedSenderInput', {
    description: 'A blocked sender as the admin writes it.',
    fields: (t) => ({
      sender: t.string({
        required: true,
        description: 'An email address, or a domain that does not belong to a public mail provider.',
      }),
      blockReason: t.string({ description: 'At most 200 characters.' }),
    }),
  }),
  schema: blockedSenderSchema,
});
