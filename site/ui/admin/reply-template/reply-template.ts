import { fillPlaceholders, placeholderNames, replyTemplateSchema } from '@agency/api/contract/reply-template';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { z } from 'zod';
import { formModel } from '../form-model.ts';
import { defineKind, request } from '../kind.ts';
import { createMutation, deleteMutation, listQuery, recordQuery, updateMutation } from '../record-documents.ts';

export const replyTemplateFields = graphql(`
  fragment ReplyTemplateFields on ReplyTemplate @_unmask {
    __typename
    id
    version
    name
    text
    position
  }
`);

export type ReplyTemplate = ResultOf<typeof replyTemplateFields>;

const list = listQuery('replyTemplates', replyTemplateFields);
const one = recordQuery('replyTemplate', replyTemplateFields);
const create = createMutation(replyTemplateFields);
const update = updateMutation(replyTemplateFields);
const remove = deleteMutation(replyTemplateFields);

export const replyTemplateForm = formModel(replyTemplateSchema, { name: 'Name', text: 'Text', position: 'Order' });

/** What a list's row shows for each placeholder, such as `[first name]`. */
const placeholderWords = Object.fromEntries(
  placeholderNames.map((name) => [name, `[${name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}]`]),
);

export const replyTemplateKind = defineKind({
  name: 'reply-template',
  type: 'ReplyTemplate',
  record: replyTemplateForm.content.extend({
    __typename: z.literal('ReplyTemplate'),
    id: z.string(),
    version: z.number(),
  }) as unknown as z.ZodType<ReplyTemplate>,
  fragment: replyTemplateFields,
  labels: {
    one: 'reply template',
    short: 'template',
    all: 'Reply templates',
    add: 'Add reply template',
    note: 'You can insert it into replies as soon as it is saved.',
    purpose: 'Choose one with Insert when you reply to an inquiry. Words in brackets are filled in.',
    none: 'No reply templates yet. Add the texts that you send often, and insert them into replies.',
    order: 'in the order of their numbers',
  },
  deletion: {
    question: (name) => `Delete the template ${name}?`,
    consequence: 'Replies that use it stay as they are.',
  },
  one,
  title: ({ name = '' }) => name,
  describe: ({ text }) => fillPlaceholders(text, placeholderWords).slice(0, 240).replaceAll(/\s+/g, ' '),
  link: 'template',
  list: {
    field: 'replyTemplates',
    query: list,
    compare: (one, other) => one.position - other.position || one.name.localeCompare(other.name),
  },
  form: replyTemplateForm,
  mutations: {
    save: {
      effect: 'save',
      variables: replyTemplateSchema,
      request: ({ id, version, variables: input, key }) =>
        version === null
          ? request(create, 'ReplyTemplate', { clientId: id || null, input, key })
          : request(update, 'ReplyTemplate', { id, input, expectedVersion: version, key }),
      messages: ({ title, isNew }) =>
        isNew
          ? { queued: `Add the template ${title}`, ok: 'Template added', refused: 'Failed to add the template.' }
          : { queued: `Edit the template ${title}`, ok: 'Template saved', refused: 'Failed to save the template.' },
    },
    delete: {
      effect: 'remove',
      undoMs: 10_000,
      variables: z.object({}),
      request: ({ id, version, key }) => request(remove, 'Deleted', { id, expectedVersion: version, key }),
      messages: ({ title }) => ({
        queued: `Delete the template ${title}`,
        done: 'Template deleted',
        ok: null,
        refused: 'Failed to delete the template.',
      }),
    },
  },
});
