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
  description: 'What became of an inquiry.',
  values: {
    new: { description: 'Nobody has acted on it.' },
    open: { description: 'Somebody works on it.' },
    done: { description: 'It needs nothing more.' },
    won: { description: 'It is done, and became a client.' },
    lost: { description: 'It is done, and did not become a client.' },
    spam: { description: 'Nobody needs to answer it.' },
  } satisfies Record<InquiryState, object>,
});

export const Side = builder.enumType('InquirySide', {
  description: 'One of the two who write.',
  values: { them: { description: 'The visitor.' }, us: { description: 'The agency.' } } as const,
});

const Change = builder.enumType('InquiryChange', {
  description: 'What can be done to an inquiry, as its timeline names it.',
  values: {
    state: { description: 'It got another state.' },
    snoozed: { description: 'It was put aside, to a date or until they write again.' },
    woken: { description: 'It came back.' },
    trashed: { description: 'It was put in the trash.' },
    restored: { description: 'It was taken out of the trash.' },
    blocked: { description: 'Its address or domain was blocked, and it became spam.' },
    unblocked: { description: 'What was last blocked from it was unblocked, and it got another state.' },
  } satisfies Record<InquiryChange['change'], object>,
});

builder.prismaObject('InquiryEvent', {
  description: "One line of an inquiry's timeline.",
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When.' }),
    // The database's checks limit the columns to these lists; the same below.
    change: t.field({
      type: Change,
      description: 'What was done.',
      select: { change: true },
      resolve: ({ change }) => change as InquiryChange['change'],
    }),
    value: t.exposeString('value', {
      nullable: true,
      description: 'The state, the date to which it was snoozed, or what was blocked.',
    }),
    by: t.exposeString('by', { nullable: true, description: 'Who did it; null = it happened by itself.' }),
    client: t.exposeString('client', { nullable: true, description: '`browser` or `console`.' }),
  }),
});

const time = { type: 'DateTime', nullable: true } as const;

builder.prismaObjectFields(ContactSubmission, (t) => ({
  state: t.field({
    type: InquiryStateEnum,
    description: 'What became of it.',
    select: { state: true },
    resolve: ({ state }) => state as InquiryState,
  }),
  lastFrom: t.field({
    type: Side,
    description: 'Who wrote last: who waits is the other one.',
    select: { lastFrom: true },
    resolve: ({ lastFrom }) => lastFrom as 'them' | 'us',
  }),
  lastMessageAt: t.expose('lastMessageAt', { type: 'DateTime', description: 'When the last message was written.' }),
  snoozedAt: t.expose('snoozedAt', { ...time, description: 'When it was put aside; null = it is not.' }),
  wakesAt: t.expose('wakesAt', {
    ...time,
    description: 'When it comes back; null while snoozed = when they write again.',
  }),
  wokenAt: t.expose('wokenAt', { ...time, description: 'When it came back, until somebody acts on it.' }),
  trashedAt: t.expose('trashedAt', { ...time, description: 'When it was put in the trash; null = it is not there.' }),
  changedAt: t.expose('changedAt', {
    type: 'DateTime',
    description: 'When somebody last changed or answered it, or they wrote: what a change of it has seen.',
  }),
  spamReasons: t.exposeStringList('spamReasons', {
    description: 'Why it was stored as spam: names of rules. Empty when a person said so.',
  }),
  timeline: t.relation('events', {
    // A few short lines; mostly none.
    complexity: { field: 1, multiplier: 1 },
    description: `What was done to it, the latest ${timelineLength}, the newest first.`,
    query: { orderBy: [{ at: 'desc' }, { id: 'desc' }], take: timelineLength },
  }),
}));

const InquiryCounts = builder.objectRef<Awaited<ReturnType<typeof countInquiries>>>('InquiryCounts').implement({
  description: 'How many inquiries each filter of the inbox has.',
  fields: (t) => ({
    all: t.exposeInt('all', { description: 'Neither spam nor in the trash.' }),
    new: t.exposeInt('new', { description: 'Nobody has acted on them.' }),
    waitingForUs: t.exposeInt('waitingForUs', { description: 'They wrote last.' }),
    overdue: t.exposeInt('overdue', { description: 'Of those, the ones that have waited longer than promised.' }),
    waitingForThem: t.exposeInt('waitingForThem', { description: 'We wrote last.' }),
    snoozed: t.exposeInt('snoozed', { description: 'Put aside.' }),
    won: t.exposeInt('won', { description: 'Became clients.' }),
    spam: t.exposeInt('spam', { description: 'Spam.' }),
    trash: t.exposeInt('trash', { description: 'In the trash.' }),
  }),
});

builder.queryFields((t) => ({
  inquiryCounts: t.field({
    type: InquiryCounts,
    description: 'How many inquiries each filter of the inbox has. For the admin.',
    authScopes: { admin: true },
    complexity: 20,
    resolve: (_root, _args, { database, now }) => countInquiries(database, now()),
  }),
}));

export const ChangeInput = builder.inputType('InquiryChangeInput', {
  description: 'What to do to an inquiry.',
  fields: (t) => ({
    change: t.field({ type: Change, required: true, description: 'What to do.' }),
    state: t.field({ type: InquiryStateEnum, description: 'The state, for `state` and `unblocked`.' }),
    sender: t.string({ description: 'Its address or the domain of it, for `blocked`.' }),
    until: t.field({
      type: 'DateTime',
      description: 'When it comes back, for `snoozed`. Null = when they write again.',
    }),
  }),
});

/** The latest date to snooze to, in ms from now: two years. */
const longestSnoozeMs = 2 * 365 * 24 * 60 * 60_000;

/** @throws InputError when its parts do not go together. */
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
    description: 'Changes the state of an inquiry, snoozes it, or moves it to the trash or back. For the admin.',
    authScopes: { admin: true },
    errors: { types: [InputError, ConflictError, NotFoundError, NotSignedInError] },
    args: {
      id: t.arg.id({ required: true, description: 'The id of the inquiry.' }),
      change: t.arg({ type: ChangeInput, required: true, description: 'What to do.' }),
      seenAt: t.arg({
        type: 'DateTime',
        description:
          'The `changedAt` that was seen: nothing is done if somebody else changed or answered it since, or they wrote again. Null = it is done in any case.',
      }),
      idempotencyKey: t.arg.id(idempotencyKeyArgument),
    },
    async resolve(_root, { id, change, seenAt, idempotencyKey }, context) {
      const now = context.now();
      const operation = {
        key: idempotencyKey,
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
