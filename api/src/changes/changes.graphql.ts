import { builder } from '#api/graphql/builder.ts';
import { Node } from '#api/graphql/node.ts';
import { type Change, subscribeToChanges } from './subscribe-to-changes.ts';

const ChangeType = builder.objectRef<Change>('Change').implement({
  description:
    'Something that happened to a row. Without an id: reload all rows of the type. Without a type: either nothing was ' +
    'missed (`current`), or what was missed is not known any more, so reload everything.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', { description: 'Where to go on from. It is worth something for 7 days.' }),
    type: t.exposeString('type', { nullable: true, description: 'The type of the row, such as `ContactSubmission`.' }),
    id: t.exposeID('id', { nullable: true, description: "The row's id." }),
    added: t.exposeBoolean('added', { description: 'Whether the row is new.' }),
    deleted: t.exposeBoolean('deleted', { description: 'Whether the row is gone.' }),
    current: t.exposeBoolean('current', {
      description: 'Whether all that was missed has been sent, and what follows comes as it happens.',
    }),
    node: t.field({
      type: Node,
      nullable: true,
      description:
        'The row as it is now; null when it was deleted since, or is of this type no more, such as a mail that was delivered.',
      resolve: ({ node }) => node,
    }),
  }),
});

builder.subscriptionFields((t) => ({
  changes: t.field({
    type: ChangeType,
    description:
      'Changes of inquiries, portfolio items, orders and undelivered mails, each within a second. One that is `current` ' +
      'comes first, or after what was missed since the cursor. The stream ends with the session. For the admin.',
    authScopes: { admin: true },
    args: {
      after: t.arg.string({ description: 'The cursor of the last change that was seen. Left out = from now on.' }),
    },
    subscribe: (_root, { after }, context) => subscribeToChanges(after, context),
    resolve: (change) => {
      if (change instanceof Error) throw change;
      return change;
    },
  }),
}));
