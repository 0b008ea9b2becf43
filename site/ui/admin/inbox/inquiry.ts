import '@agency/api/contract/zod-without-eval';
import { blockedSenderSchema } from '@agency/api/contract/blocked-senders';
import { compareInquiries, inquiryStates, isIn, meetsSearch, parseInquirySearch } from '@agency/api/contract/inquiries';
import { grouped, isolated } from '@agency/api/contract/text';
import type { VariablesOf } from '@agency/api/typed-graphql';
import { z } from 'zod';
import { defineKind, request } from '../kind.ts';
import { erasePersonMutation } from '../people/person.ts';
import { bulkMutations } from './bulk.ts';
import {
  changeInquiryMutation,
  deleteInquiryMutation,
  type Inquiry,
  inquiryFields,
  inquiryQuery,
  markInquiriesReadMutation,
  markInquiryReadMutation,
} from './inquiry-documents.ts';
import { budgetLabel, serviceLabel, stateDone } from './labels.ts';
import { awake, threadMutations } from './thread-mutations.ts';

const nothing = z.object({});
/** Returns when an inquiry arrived or last had news. */
export const latestNews = ({ createdAt, newsAt }: Pick<Inquiry, 'createdAt' | 'newsAt'>): string =>
  newsAt !== null && newsAt > createdAt ? newsAt : createdAt;
/** Whether an inquiry arrived or had news after `until`. */
const hasNews = (inquiry: Inquiry, until: string | undefined): boolean =>
  until !== undefined && latestNews(inquiry) > until;

/** The inquiry's `changedAt` as the admin saw it. The server refuses the change if `changedAt` has changed. */
const seen = z.object({ seenAt: z.string().optional() });

/** Formats a number of inquiries for the beginning of a sentence. Null is an unknown number. */
const inquiriesOf = (count: number | null): string =>
  count === null ? 'All inquiries' : count === 1 ? 'One inquiry' : `${grouped(count)} inquiries`;

/** Returns an inquiry with the texts that a search covers. */
const searched = (inquiry: Inquiry) => {
  const { name, email, company, service, budget, regarding, message } = inquiry;
  const serviceTexts = [service, serviceLabel(service)];
  const texts = [name, email, company ?? '', budget ?? '', budgetLabel(budget ?? ''), regarding ?? '', message];
  return { ...inquiry, serviceTexts, texts: [...texts, ...serviceTexts] };
};

type Changing = { id: string; key: string | null; variables: z.infer<typeof seen> };

const change = (
  { id, key, variables: { seenAt } }: Changing,
  input: VariablesOf<typeof changeInquiryMutation>['change'],
) => request(changeInquiryMutation, 'ContactSubmission', { id, change: input, seenAt: seenAt || null, key });

/**
 * The options of every change of an inquiry. They set `refreshes`, because only the server knows the resulting timeline
 * and lists.
 */
const changing = {
  ...({ effect: 'patch', undoMs: 10_000, refreshes: true } as const),
  seen: ({ changedAt: seenAt }: Inquiry) => ({ seenAt }),
};

/** Returns the mutation that restores the snooze of an inquiry that was snoozed. */
const snoozeAgain = ({ snoozedAt, wakesAt }: Inquiry) =>
  snoozedAt ? [{ mutation: 'snooze', variables: wakesAt ? { until: wakesAt } : {} }] : [];

const refused = 'The inquiry could not be changed.';

export const inquiryKind = defineKind({
  name: 'inquiry',
  type: 'ContactSubmission',
  record: z.object({
    __typename: z.literal('ContactSubmission'),
    id: z.string(),
    name: z.string(),
    email: z.string(),
    company: z.string().nullable(),
    service: z.string(),
    budget: z.string().nullable(),
    regarding: z.string().nullable(),
    message: z.string(),
    createdAt: z.string(),
    readAt: z.string().nullable(),
    newsAt: z.string().nullable(),
    state: z.enum(inquiryStates),
    lastFrom: z.enum(['them', 'us']),
    lastMessageAt: z.string(),
    snoozedAt: z.string().nullable(),
    wakesAt: z.string().nullable(),
    wokenAt: z.string().nullable(),
    trashedAt: z.string().nullable(),
    changedAt: z.string(),
    spamReasons: z.array(z.string()),
    replyId: z.string(),
    threadVersion: z.number(),
    personInquiryCount: z.number(),
  }) satisfies z.ZodType<Inquiry>,
  fragment: inquiryFields,
  labels: { one: 'inquiry', short: 'inquiry', all: 'Inquiries' },
  deletion: {
    question: (name) => `Delete the inquiry from ${name}?`,
    consequence: 'The message and the sender’s address are deleted for good.',
  },
  one: inquiryQuery,
  title: ({ name = '' }) => name,
  describe: ({ name, company, service }) => [name, company, serviceLabel(service)].filter(Boolean).join(', '),
  link: 'inquiry',
  list: {
    field: 'contactSubmissions',
    has: (inquiry, search) => meetsSearch(searched(inquiry), search),
    compare: (one, other, search) => compareInquiries(parseInquirySearch(search).sort, one, other),
    count: { field: 'unreadInquiryCount', counts: (inquiry) => isIn('unread', inquiry) },
  },
  mutations: {
    delete: {
      effect: 'remove',
      variables: nothing,
      request: ({ id, key }) => request(deleteInquiryMutation, 'Deleted', { id, key }),
      messages: ({ title }) => ({
        queued: `Delete the inquiry from ${isolated(title)}`,
        ok: 'Inquiry deleted',
        refused: 'Failed to delete inquiry.',
      }),
    },
    /** Erases everything that is stored about the sender, except orders. */
    erase: {
      effect: 'remove',
      variables: z.object({ email: z.string() }),
      request: ({ key, variables: { email } }) => request(erasePersonMutation, 'Erased', { email, key }),
      messages: ({ variables: { email } }) => ({
        queued: `Erase everything from ${isolated(email ?? '')}`,
        ok: 'Erased. Orders and their invoices are kept.',
        refused: 'The person could not be erased.',
      }),
    },
    setState: {
      ...changing,
      variables: seen.extend({ state: z.enum(inquiryStates) }),
      request: (sending) => change(sending, { change: 'state', state: sending.variables.state }),
      patch: (_inquiry, { variables: { state } }) => ({ ...awake, state }),
      undo: (before) => [{ mutation: 'setState', variables: { state: before.state } }, ...snoozeAgain(before)],
      messages: ({ title, variables: { state } }) => ({
        queued: `${stateDone[state]}: the inquiry from ${isolated(title)}`,
        done: stateDone[state],
        ok: null,
        refused,
      }),
    },
    /** Snoozes the inquiry until a date. Without a date, snoozes it until the sender writes again. */
    snooze: {
      ...changing,
      variables: seen.extend({ until: z.string().optional() }),
      request: (sending) => change(sending, { change: 'snoozed', until: sending.variables.until || null }),
      patch: ({ state }, { variables: { until }, at }) => ({
        ...awake,
        snoozedAt: at,
        wakesAt: until || null,
        state: state === 'new' ? 'open' : state,
      }),
      // A snooze sets the state of a new inquiry to open. Undo sets the state to new, which also ends the snooze.
      undo: ({ state }) => [
        state === 'new' ? { mutation: 'setState', variables: { state } } : { mutation: 'wake', variables: {} },
      ],
      messages: ({ title }) => ({
        queued: `Snooze the inquiry from ${isolated(title)}`,
        done: 'Snoozed',
        ok: null,
        refused,
      }),
    },
    wake: {
      ...changing,
      variables: seen,
      request: (sending) => change(sending, { change: 'woken' }),
      patch: () => awake,
      undo: snoozeAgain,
      messages: ({ title }) => ({
        queued: `Unsnooze the inquiry from ${isolated(title)}`,
        done: 'Unsnoozed',
        ok: null,
        refused,
      }),
    },
    trash: {
      ...changing,
      variables: seen,
      request: (sending) => change(sending, { change: 'trashed' }),
      patch: (_inquiry, { at }) => ({ ...awake, trashedAt: at }),
      undo: (before) => [{ mutation: 'restore', variables: {} }, ...snoozeAgain(before)],
      messages: ({ title }) => ({
        queued: `Move the inquiry from ${isolated(title)} to the trash`,
        done: 'Moved to the trash',
        ok: null,
        refused,
      }),
    },
    restore: {
      ...changing,
      variables: seen,
      request: (sending) => change(sending, { change: 'restored' }),
      patch: () => ({ trashedAt: null }),
      undo: () => [{ mutation: 'trash', variables: {} }],
      messages: ({ title }) => ({
        queued: `Restore the inquiry from ${isolated(title)}`,
        done: 'Restored',
        ok: null,
        refused,
      }),
    },
    /** Marks the inquiry as spam, and blocks the sender's address or domain. */
    block: {
      ...changing,
      needsTarget: true,
      variables: blockedSenderSchema.pick({ sender: true }).extend(seen.shape),
      request: (sending) => change(sending, { change: 'blocked', sender: sending.variables.sender }),
      patch: () => ({ ...awake, state: 'spam' as const }),
      undo: (before) => [{ mutation: 'unblock', variables: { state: before.state } }, ...snoozeAgain(before)],
      messages: ({ variables: { sender } }) => ({
        queued: `Block ${sender}`,
        done: `Blocked ${sender}`,
        ok: null,
        refused: 'The sender could not be blocked.',
      }),
    },
    /** Undoes the latest block that was made from this inquiry. */
    unblock: {
      ...changing,
      variables: seen.extend({ state: z.enum(inquiryStates) }),
      request: (sending) => change(sending, { change: 'unblocked', state: sending.variables.state }),
      patch: (_inquiry, { variables: { state } }) => ({ ...awake, state }),
      messages: ({ title }) => ({
        queued: `Unblock the sender of the inquiry from ${isolated(title)}`,
        done: 'Unblocked',
        ok: null,
        refused: 'The sender could not be unblocked.',
      }),
    },
    ...threadMutations,
    markRead: {
      effect: 'patch',
      quiet: true,
      inverse: 'markUnread',
      /** `until`: the `latestNews` that the admin saw. If there is later news, the inquiry stays unread. */
      variables: z.object({ until: z.string().optional() }),
      request: ({ id, variables: { until }, key }) =>
        request(markInquiryReadMutation, 'ContactSubmission', { id, read: true, until, key }),
      patch: (inquiry, { variables: { until }, at }) => ({
        readAt: hasNews(inquiry, until) ? inquiry.readAt : (inquiry.readAt ?? at),
      }),
    },
    markUnread: {
      effect: 'patch',
      quiet: true,
      inverse: 'markRead',
      variables: nothing,
      request: ({ id, key }) => request(markInquiryReadMutation, 'ContactSubmission', { id, read: false, key }),
      patch: () => ({ readAt: null }),
    },
    ...bulkMutations,
    /**
     * Marks the inquiries of a search as read, except those with news after `until`. `count`: how many were unread;
     * null if that is unknown.
     */
    markAllRead: {
      effect: 'patch',
      ofList: true,
      undoMs: 10_000,
      variables: z.object({ until: z.string(), count: z.number().nullable(), search: z.string().nullish() }),
      request: ({ variables: { until, search }, key }) =>
        request(markInquiriesReadMutation, 'InquiriesRead', { until, search, key }),
      patch: (inquiry, { variables: { until, search }, at }) => ({
        readAt:
          !hasNews(inquiry, until) && meetsSearch(searched(inquiry), search ?? null)
            ? (inquiry.readAt ?? at)
            : inquiry.readAt,
      }),
      messages: ({ variables: { count, search } }) => ({
        queued: `Mark ${search ? 'all results of a search' : inquiriesOf(count).toLowerCase()} as read`,
        done: search ? 'All inquiries in this list marked as read' : `${inquiriesOf(count)} marked as read`,
        ok: null,
        refused: 'Failed to mark inquiries as read.',
      }),
    },
  },
});
