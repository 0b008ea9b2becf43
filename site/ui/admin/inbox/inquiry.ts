import '@agency/api/contract/zod-without-eval';
import { grouped, isolated } from '@agency/api/contract/text';
import { failureFields } from '@agency/api/fragments';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { z } from 'zod';
import { defineKind, request } from '../kind.ts';
import { serviceLabel } from './labels.ts';

export const inquiryFields = graphql(`
  fragment InquiryFields on ContactSubmission @_unmask {
    __typename
    id
    name
    email
    company
    service
    budget
    regarding
    message
    createdAt
    readAt
  }
`);

/** What a visitor sent by the contact form. */
export type Inquiry = ResultOf<typeof inquiryFields>;

const deleteInquiryMutation = graphql(
  `
    mutation DeleteInquiry($id: ID!, $key: ID) {
      deleteContactSubmission(id: $id, idempotencyKey: $key) {
        __typename
        ...FailureFields
      }
    }
  `,
  [failureFields],
);

const markInquiryReadMutation = graphql(
  `
    mutation MarkInquiryRead($id: ID!, $read: Boolean!, $key: ID) {
      markInquiryRead(id: $id, read: $read, idempotencyKey: $key) {
        __typename
        ...FailureFields
        ... on ContactSubmission {
          id
          readAt
        }
      }
    }
  `,
  [failureFields],
);

const markInquiriesReadMutation = graphql(
  `
    mutation MarkInquiriesRead($until: DateTime!, $key: ID) {
      markInquiriesRead(until: $until, idempotencyKey: $key) {
        __typename
        ...FailureFields
      }
    }
  `,
  [failureFields],
);

/** One inquiry by its id, for links and notifications. */
export const inquiryQuery = graphql(
  `
    query Inquiry($id: ID!) {
      contactSubmission(id: $id) {
        ...InquiryFields
      }
    }
  `,
  [inquiryFields],
);

const nothing = z.object({});

/** A number of inquiries at the start of a sentence; null = unknown. */
const inquiriesOf = (count: number | null): string =>
  count === null ? 'All inquiries' : count === 1 ? 'One inquiry' : `${grouped(count)} inquiries`;

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
    count: { field: 'unreadInquiryCount', counts: ({ readAt }) => readAt === null },
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
    markRead: {
      effect: 'patch',
      quiet: true,
      inverse: 'markUnread',
      variables: nothing,
      request: ({ id, key }) => request(markInquiryReadMutation, 'ContactSubmission', { id, read: true, key }),
      patch: ({ readAt }, { at }) => ({ readAt: readAt ?? at }),
    },
    markUnread: {
      effect: 'patch',
      quiet: true,
      inverse: 'markRead',
      variables: nothing,
      request: ({ id, key }) => request(markInquiryReadMutation, 'ContactSubmission', { id, read: false, key }),
      patch: () => ({ readAt: null }),
    },
    /** Marks all up to a moment as read; `count` of them were unread, null = unknown. */
    markAllRead: {
      effect: 'patch',
      ofList: true,
      undoMs: 10_000,
      variables: z.object({ until: z.string(), count: z.number().nullable() }),
      request: ({ variables: { until }, key }) => request(markInquiriesReadMutation, 'InquiriesRead', { until, key }),
      patch: ({ createdAt, readAt }, { variables: { until }, at }) => ({
        readAt: createdAt <= until ? (readAt ?? at) : readAt,
      }),
      messages: ({ variables: { count } }) => ({
        queued: `Mark ${inquiriesOf(count).toLowerCase()} as read`,
        done: `${inquiriesOf(count)} marked as read`,
        ok: null,
        refused: 'Failed to mark inquiries as read.',
      }),
    },
  },
});
