import { z } from 'zod';
import { mostReplyTemplates, replyTemplateSchema } from '#api/contract/reply-template.ts';
import { builder } from '#api/graphql/builder.ts';
import { cost } from '#api/graphql/cost.ts';
import { pageComplexity } from '#api/graphql/keyset.ts';
import { nodeOf } from '#api/graphql/node.ts';
import { shortList, shortListSchema } from '#api/graphql/short-list.ts';
import { addRecordMutations } from '#api/records/record-mutations.ts';

const ReplyTemplate = builder.prismaObject('ReplyTemplate', {
  description: 'A text that a reply to an inquiry begins with.',
  interfaces: [nodeOf('ReplyTemplate', 'replyTemplate')],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    version: t.exposeInt('version', { description: 'Increases with every change.' }),
    name: t.exposeString('name', { description: 'The name of the template.' }),
    text: t.exposeString('text', { description: 'The text, with placeholders such as `{{firstName|there}}`.' }),
    position: t.exposeInt('position', { description: 'The position in the list: lower ones come first.' }),
  }),
});

builder.queryFields((t) => ({
  replyTemplates: t.connection(
    {
      type: ReplyTemplate,
      description: 'Reply templates by position, then by name. For the admin.',
      authScopes: { admin: true },
      validate: shortListSchema,
      complexity: pageComplexity,
      resolve: async (_root, args, { database }) => {
        const orderBy = [{ position: 'asc' as const }, { name: 'asc' as const }, { id: 'asc' as const }];
        return shortList(args, await database.replyTemplate.findMany({ orderBy, take: mostReplyTemplates }));
      },
    },
    { name: 'ReplyTemplateConnection', description: 'A page of reply templates.' },
    { name: 'ReplyTemplateEdge', description: 'A reply template and its cursor.' },
  ),
  replyTemplate: t.prismaField({
    type: ReplyTemplate,
    nullable: true,
    description: 'One reply template. Null if none has this id. For the admin.',
    authScopes: { admin: true },
    args: { id: t.arg.id({ required: true, description: 'The id of the template, a uuid.' }) },
    complexity: cost.query,
    resolve: (query, _root, { id }, { database }) =>
      z.uuid().safeParse(id).success ? database.replyTemplate.findUnique({ ...query, where: { id } }) : null,
  }),
}));

addRecordMutations({
  type: 'ReplyTemplate',
  model: 'replyTemplate',
  one: 'reply template',
  most: mostReplyTemplates,
  object: ReplyTemplate,
  input: builder.inputType('ReplyTemplateInput', {
    description: 'A reply template as the admin writes it.',
    fields: (t) => ({
      name: t.string({ required: true, description: 'The name, at most 100 characters.' }),
      text: t.string({ required: true, description: 'The text, at most 5000 characters.' }),
      position: t.int({ description: 'From 0 to 999. Default: 0.' }),
    }),
  }),
  schema: replyTemplateSchema,
});
