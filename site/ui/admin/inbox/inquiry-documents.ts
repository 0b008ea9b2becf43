import { failureFields } from '@agency/api/fragments';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { commandMutation, recordQuery } from '../record-documents.ts';

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
    newsAt
    state
    lastFrom
    lastMessageAt
    snoozedAt
    wakesAt
    wokenAt
    trashedAt
    changedAt
    spamReasons
    replyId
    threadVersion
    personInquiryCount
  }
`);

/** An inquiry: what a visitor sent with the contact form. */
export type Inquiry = ResultOf<typeof inquiryFields>;

export const deleteInquiryMutation = commandMutation('deleteContactSubmission');

export const changeInquiryMutation = graphql(
  `
    mutation ChangeInquiry($id: ID!, $change: InquiryChangeInput!, $seenAt: DateTime, $key: ID) {
      changeInquiry(id: $id, change: $change, seenAt: $seenAt, idempotencyKey: $key) {
        __typename
        ...FailureFields
        ... on Conflict {
          current {
            ...InquiryFields
          }
        }
      }
    }
  `,
  [failureFields, inquiryFields],
);

export const changeInquiriesMutation = graphql(
  `
    mutation ChangeInquiries($search: String!, $change: InquiryChangeInput!, $seenAt: DateTime!, $key: ID!) {
      changeInquiries(search: $search, change: $change, seenAt: $seenAt, idempotencyKey: $key) {
        __typename
        ...FailureFields
        ... on InquiriesChanged {
          message
        }
      }
    }
  `,
  [failureFields],
);

export const undoInquiriesChangeMutation = graphql(
  `
    mutation UndoInquiriesChange($key: ID!) {
      undoInquiriesChange(key: $key) {
        __typename
        ...FailureFields
        ... on InquiriesChanged {
          message
        }
      }
    }
  `,
  [failureFields],
);

export const addAnswerMutation = graphql(
  `
    mutation AddAnswer($id: ID!, $text: String!, $key: ID) {
      addAnswer(inquiryId: $id, text: $text, idempotencyKey: $key) {
        __typename
        ...FailureFields
      }
    }
  `,
  [failureFields],
);

export const mergeInquiriesMutation = commandMutation('mergeInquiries', '$intoId: ID!', 'intoId: $intoId');

export const removeReplyFileMutation = commandMutation('removeReplyFile');

export const addNoteMutation = graphql(
  `
    mutation AddNote($id: ID!, $text: String!, $key: ID) {
      addNote(inquiryId: $id, text: $text, idempotencyKey: $key) {
        __typename
        ...FailureFields
      }
    }
  `,
  [failureFields],
);

export const markInquiryReadMutation = graphql(
  `
    mutation MarkInquiryRead($id: ID!, $read: Boolean!, $until: DateTime, $key: ID) {
      markInquiryRead(id: $id, read: $read, until: $until, idempotencyKey: $key) {
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

export const markInquiriesReadMutation = graphql(
  `
    mutation MarkInquiriesRead($until: DateTime!, $search: String, $key: ID) {
      markInquiriesRead(until: $until, search: $search, idempotencyKey: $key) {
        __typename
        ...FailureFields
      }
    }
  `,
  [failureFields],
);

export const inquiryQuery = recordQuery('contactSubmission', inquiryFields);
