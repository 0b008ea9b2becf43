import { builder } from '#api/graphql/builder.ts';
import { Node } from '#api/graphql/node.ts';
import { type Change, subscribeToChanges } from './subscribe-to-changes.ts';

const ChangeType = builder.objectRef<Change>('Change').implement({
  description:
    'A change of a row, or a report about the stream. With `type` and `id`, that row changed. With `type` alone, many ' +
    'rows of the type changed: reload them all. Without `type`, it is a report: if `current` is true, all missed ' +
    'changes have been sent; if it is false, some are no longer stored: reload everything.',
  fields: (t) => ({
    cursor: t.exposeString('cursor', { description: 'The position to continue from, valid for 7 days.' }),
    type: t.exposeString('type', { nullable: true, description: 'The type of the row, such as `ContactSubmission`.' }),
    id: t.exposeID('id', { nullable: true, description: "The row's id." }),
    added: t.exposeBoolean('added', { description: 'Whether the row is new.' }),
    deleted: t.exposeBoolean('deleted', { description: 'Whether the row is gone.' }),
    current: t.exposeBoolean('current', {
      description:
        'True only in the report that all missed changes have been sent. Later changes are sent as they happen.',
    }),
    node: t.field({
      type: Node,
      nullable: true,
      description:
        'The row as it is now. Null if there is no `id`, if the row has been deleted, or if the type no longer includes the row: ' +
        'a mail that was delivered is no longer an `UndeliveredMail`.',
      resolve: ({ node }) => node,
    }),
  }),
});

builder.subscriptionFields((t) => ({
  changes: t.field({
    type: ChangeType,
    description:
      'Changes to the records that the admin works on, such as inquiries, orders and posts. First come the changes that ' +
      'were missed since the cursor, then an item with `current: true`, and from then on each change within a second. ' +
      'The stream ends with the session. For the admin.',
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
