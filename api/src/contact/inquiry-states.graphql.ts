import { z } from 'zod';
import { blockedSenderSchema } from '#api/contract/blocked-senders.ts';
import { type InquiryState, timelineLength } from '#api/contract/inquiries.ts';
import { builder } from '#api/graphql/builder.ts';
import { InputError, inputError, NotFoundError, NotSignedInError, parseInput } from '#api/graphql/failures.ts';
import { idempotencyKeyArgument, runIdempotent } from '#api/idempotency/run-idempotent.ts';
import { ConflictError } from '#api/records/record-table.ts';
import { changeInquiry, type InquiryChange } from './change-inquiry.ts';
import { ContactSubmission } from './contact.graphql.ts';
import { countInquiries } from './count-inquiries.ts';

const InquiryStateEnum = builder.enumType('InquiryState', {
  description: 'The state of an inquiry.',
  values: {
    new: { description: 'Nobody has acted on the inquiry.' },
    open: { description: 'Somebody works on the inquiry.' },
    done: { description: 'The inquiry needs nothing more.' },
    won: { description: 'Done, and the visitor became a client.' },
    lost: { description: 'Done, and the visitor did not become a client.' },
    spam: { description: 'The inquiry is spam.' },
  } satisfies Record<InquiryState, object>,
});

export const Side = builder.enumType('InquirySide', {
  description: 'Who wrote a message.',
  values: { them: { description: 'The visitor.' }, us: { description: 'The agency.' } } as const,
});

const Change = builder.enumType('InquiryChange', {
  description: 'A kind of change to an inquiry, as its timeline names it.',
  values: {
    state: { description: 'The state of the inquiry changed.' },
    snoozed: { description: 'The inquiry was snoozed until a date, or until the visitor writes again.' },
    woken: { description: 'The inquiry woke from a snooze.' },
    trashed: { description: 'The inquiry was moved to the trash.' },
    restored: { description: 'The inquiry was restored from the trash.' },
    blocked: { description: 'The inquiry became spam, and its address or domain was blocked.' },
    unblocked: {
      description:
        'The last `blocked` of the inquiry was undone: that address or domain was unblocked, and the state changed.',
    },
  } satisfies Record<InquiryChange['change'], object>,
});

builder.prismaObject('InquiryEvent', {
  description: "An entry of an inquiry's timeline.",
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When the change was made.' }),
    // The casts in this file are safe: CHECK constraints limit these columns to the values of their enums.
    change: t.field({
      type: Change,
      description: 'The kind of change.',
      select: { change: true },
      resolve: ({ change }) => change as InquiryChange['change'],
    }),
    value: t.exposeString('value', {
      nullable: true,
      description: 'The new state, the date until which the inquiry is snoozed, or the blocked sender.',
    }),
    by: t.exposeString('by', { nullable: true, description: 'Who made the change. Null for an automatic change.' }),
    client: t.exposeString('client', { nullable: true, description: '`browser` or `console`.' }),
  }),
});

const time = { type: 'DateTime', nullable: true } as const;

builder.prismaObjectFields(ContactSubmission, (t) => ({
  state: t.field({
    type: InquiryStateEnum,
    description: 'The state of the inquiry.',
    select: { state: true },
    resolve: ({ state }) => state as InquiryState,
  }),
  lastFrom: t.field({
    type: Side,
    description: 'Who wrote the last message.',
    select: { lastFrom: true },
    resolve: ({ lastFrom }) => lastFrom as 'them' | 'us',
  }),
  lastMessageAt: t.expose('lastMessageAt', { type: 'DateTime', description: 'When the last message was written.' }),
  snoozedAt: t.expose('snoozedAt', { ...time, description: 'When the inquiry was snoozed. Null if not snoozed.' }),
  wakesAt: t.expose('wakesAt', {
    ...time,
    description: 'When the inquiry wakes. Null if not snoozed, or if it wakes when the visitor writes again.',
  }),
  wokenAt: t.expose('wokenAt', {
    ...time,
    description: 'When the inquiry woke from a snooze. Null once somebody acts on it.',
  }),
  trashedAt: t.expose('trashedAt', {
    ...time,
    description: 'When the inquiry was moved to the trash. Null outside the trash.',
  }),
  changedAt: t.expose('changedAt', {
    type: 'DateTime',
    description:
      'When somebody last changed or answered the inquiry, or the visitor wrote. Pass it to `changeInquiry` as `seenAt`.',
  }),
  spamReasons: t.exposeStringList('spamReasons', {
    description: 'The names of the rules by which the inquiry was stored as spam. Empty if no rule was involved.',
  }),
  timeline: t.relation('events', {
    // Counts as cheap, because most timelines are empty and the others are short.
    complexity: { field: 1, multiplier: 1 },
    description: `The latest ${timelineLength} changes to the inquiry, newest first.`,
    query: { orderBy: [{ at: 'desc' }, { id: 'desc' }], take: timelineLength },
  }),
}));

const InquiryCounts = builder.objectRef<Awaited<ReturnType<typeof countInquiries>>>('InquiryCounts').implement({
  description: 'How many inquiries the main filters of the inbox have.',
  fields: (t) => ({
    all: t.exposeInt('all', { description: 'Inquiries that are neither spam nor in the trash.' }),
    new: t.exposeInt('new', { description: 'Inquiries that nobody has acted on.' }),
    waitingForUs: t.exposeInt('waitingForUs', { description: 'Unfinished inquiries in which the visitor wrote last.' }),
    overdue: t.exposeInt('overdue', { description: 'Inquiries that have waited for us longer than promised.' }),
    waitingForThem: t.exposeInt('waitingForThem', { description: 'Unfinished inquiries in which we wrote last.' }),
    snoozed: t.exposeInt('snoozed', { description: 'Snoozed inquiries.' }),
    won: t.exposeInt('won', { description: 'Inquiries whose visitors became clients.' }),
    spam: t.exposeInt('spam', { description: 'Inquiries that are spam.' }),
    trash: t.exposeInt('trash', { description: 'Inquiries in the trash.' }),
  }),
});

builder.queryFields((t) => ({
  inquiryCounts: t.field({
    type: InquiryCounts,
    description: 'How many inquiries the main filters of the inbox have. For the admin.',
    authScopes: { admin: true },
    complexity: 20,
    resolve: (_root, _args, { database, now }) => countInquiries(database, now()),
  }),
}));

export const ChangeInput = builder.inputType('InquiryChangeInput', {
  description: 'A change to an inquiry.',
  fields: (t) => ({
    change: t.field({ type: Change, required: true, description: 'The kind of change.' }),
    state: t.field({ type: InquiryStateEnum, description: 'The state, for `state` and `unblocked`.' }),
    sender: t.string({ description: 'The address or domain to block, for `blocked`.' }),
    until: t.field({
      type: 'DateTime',
      description: 'For `snoozed`: when the inquiry wakes. If null, it wakes when the visitor writes again.',
    }),
  }),
});

/** The latest date to snooze to, in ms from now: two years. */
const longestSnoozeMs = 2 * 365 * 24 * 60 * 60_000;

/**
 * Reads a change from its input.
 *
 * @throws InputError if a field is missing or invalid for the kind of change.
 */
export function readChange({ change, state, until, sender }: typeof ChangeInput.$inferInput, now: Date): InquiryChange {
  if (change === 'blocked') return { change, ...parseInput(blockedSenderSchema.pick({ sender: true }), { sender }) };
  if (change === 'state' || change === 'unblocked') {
    if (!state) throw inputError([{ path: ['change', 'state'], message: 'Required' }]);
    return { change, state };
  }
  if (change !== 'snoozed') return { change };
  if (until && until.getTime() > now.getTime() + longestSnoozeMs)
    throw inputError([{ path: ['change', 'until'], message: 'Must be within two years' }]);
  return { change, until: until ?? null };
}

builder.mutationFields((t) => ({
  changeInquiry: t.field({
    type: ContactSubmission,
    description:
      'Changes the state of an inquiry, snoozes, wakes, trashes or restores it, or blocks or unblocks its sender. For the admin.',
    authScopes: { admin: true },
    errors: { types: [InputError, ConflictError, NotFoundError, NotSignedInError] },
    args: {
      id: t.arg.id({ required: true, description: 'The id of the inquiry.' }),
      change: t.arg({ type: ChangeInput, required: true, description: 'The change.' }),
      seenAt: t.arg({
        type: 'DateTime',
        description:
          'The `changedAt` that the admin saw. If somebody else has changed or answered the inquiry since, or the visitor has written again, the inquiry is not changed. If null, it is changed in any case.',
      }),
      idempotencyKey: t.arg.id(idempotencyKeyArgument),
    },
    async resolve(_root, { id, change, seenAt, idempotencyKey }, context) {
      const now = context.now();
      const operation = {
        key: idempotencyKey,
        // Leaves out `seenAt`: a repeat changes nothing, whatever its `seenAt` is.
        input: ['changeInquiry', id, change],
        result: z.object({ id: z.string() }),
      } as const;
      const open = await context.session();
      const client = context.isConsole ? 'console' : 'browser';
      await runIdempotent(context, operation, (transaction) =>
        changeInquiry(transaction, id, readChange(change, now), {
          by: open?.user.username ?? null,
          session: open?.id ?? null,
          seenAt: seenAt ?? null,
          client,
          outbox: context.outbox,
          now,
        }),
      );
      const inquiry = await context.database.contactSubmission.findUnique({ where: { id } });
      if (!inquiry) throw new NotFoundError('This inquiry');
      return inquiry;
    },
  }),
}));
