import { bulkMost } from '#api/contract/inquiries.ts';
import { builder } from '#api/graphql/builder.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { InputError, inputError, NotSignedInError } from '#api/graphql/failures.ts';
import { searchSchema } from '#api/graphql/keyset.ts';
import { runIdempotent } from '#api/idempotency/run-idempotent.ts';
import { bulkResult, changeInquiries, undoInquiriesChange } from './change-inquiries.ts';
import { ChangeInput, readChange } from './inquiry-states.graphql.ts';

const InquiriesChanged = builder.objectRef<{ count: number; more: boolean }>('InquiriesChanged').implement({
  description: 'Several inquiries were changed.',
  fields: (t) => ({
    count: t.exposeInt('count', { description: 'The number of inquiries that were changed.' }),
    more: t.exposeBoolean('more', {
      description: 'Whether more inquiries match the search than one change can include.',
    }),
    message: t.string({
      description: 'The result as text, such as `3 inquiries`.',
      resolve: ({ count, more }) =>
        `${count === 1 ? 'One inquiry' : `${count} inquiries`}${more ? `; more match the search than one change can include` : ''}`,
    }),
  }),
});

async function actorOf({ session, isConsole, now }: GraphQLContext) {
  const open = await session();
  if (!open) throw new NotSignedInError();
  const client = isConsole ? ('console' as const) : ('browser' as const);
  return { userId: open.user.id, by: open.user.username, session: open.id, client, now: now() };
}

builder.mutationFields((t) => ({
  changeInquiries: t.field({
    type: InquiriesChanged,
    description: `Makes the same change to all inquiries that match a search, up to the first ${bulkMost}. For the admin.`,
    authScopes: { admin: true },
    errors: { types: [InputError, NotSignedInError] },
    args: {
      search: t.arg.string({ required: true, description: 'The search, as in `contactSubmissions`.' }),
      change: t.arg({
        type: ChangeInput,
        required: true,
        description: 'The change, except `blocked` and `unblocked`.',
      }),
      seenAt: t.arg({
        type: 'DateTime',
        required: true,
        description: 'The `asOf` of the list that was seen. Inquiries that arrived or changed later are skipped.',
      }),
      idempotencyKey: t.arg.id({
        required: true,
        description:
          'A uuid that the caller makes for this change, and passes to `undoInquiriesChange`. A repeat has no effect.',
      }),
    },
    async resolve(_root, { search, change, seenAt, idempotencyKey }, context) {
      const { userId: _user, ...actor } = await actorOf(context);
      const checked = searchSchema.safeParse(search);
      if (!checked.success) throw inputError([{ path: ['search'], message: checked.error.issues[0]?.message ?? '' }]);
      const wanted = readChange(change, actor.now);
      if (wanted.change === 'blocked' || wanted.change === 'unblocked')
        throw inputError([{ path: ['change', 'change'], message: 'Block or unblock senders one inquiry at a time' }]);
      const { before, more } = await runIdempotent(
        context,
        { key: idempotencyKey, input: ['changeInquiries', search, change, seenAt], result: bulkResult },
        (transaction) => changeInquiries(transaction, wanted, { ...actor, search, seenAt, outbox: context.outbox }),
      );
      return { count: before.length, more };
    },
  }),
  undoInquiriesChange: t.field({
    type: InquiriesChanged,
    description: 'Undoes a change of several inquiries. Skips those that have changed since. For the admin.',
    authScopes: { admin: true },
    errors: { types: [InputError, NotSignedInError] },
    args: { key: t.arg.id({ required: true, description: 'The idempotency key of the change.' }) },
    async resolve(_root, { key }, context) {
      const { userId, ...actor } = await actorOf(context);
      return { count: await undoInquiriesChange(context.database, { key, userId }, actor), more: false };
    },
  }),
}));
