import { builder } from '#api/graphql/builder.ts';
import { Node } from '#api/graphql/node.ts';
import { type Change, subscribeToChanges } from './subscribe-to-changes.ts';

const ChangeType = builder.objectRef<Change>('Change').implement({
  description:
    'Something that happened to a row. Without an id, reload all rows of the type. Without a type, either all missed ' +
    'changes have been sent (`current`), or some are no longer stored, so reload everything.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', { description: 'The position to continue from. It is valid for 7 days.' }),
    type: t.exposeString('type', { nullable: true, description: 'The type of the row, such as `ContactSubmission`.' }),
    id: t.exposeID('id', { nullable: true, description: "The row's id." }),
    added: t.exposeBoolean('added', { description: 'Whether the row is new.' }),
    deleted: t.exposeBoolean('deleted', { description: 'Whether the row is gone.' }),
    current: t.exposeBoolean('current', {
      description: 'Whether all missed changes have been sent. Later ones are sent as they happen.',
    }),
    node: t.field({
      type: Node,
      nullable: true,
      description:
        'The row as it is now. Null if it has been deleted, or is no longer of this type, such as a mail that was delivered.',
      resolve: ({ node }) => node,
    }),
  }),
});

builder.subscriptionFields((t) => ({
  changes: t.field({
    type: ChangeType,
    description:
      'Changes to the records that the admin works on, such as inquiries, orders and posts, each within a second. The ' +
      'changes missed since the cursor come first, then one that is `current`. The stream ends with the session. For the admin.',
    authScopes: { admin: true },
    args: {
      after: t.arg.string({
        description: 'The cursor of the last change that was received. Without one, the stream starts from now.',
      }),
    },
    subscribe: (_root, { after }, context) => subscribeToChanges(after, context),
    resolve: (change) => {
      if (change instanceof Error) throw change;
      return change;
    },
  }),
}));
