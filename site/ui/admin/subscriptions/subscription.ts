import { packageTypes } from '@agency/api/contract/maintenance-plans';
import { subscriptionNoteSchema } from '@agency/api/contract/subscriptions';
import { isolated } from '@agency/api/contract/text';
import { failureFields } from '@agency/api/fragments';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { z } from 'zod';
import { defineKind, recordOf, request } from '../kind.ts';
import { planName } from '../orders/labels.ts';
import { commandMutation, listQuery } from '../record-documents.ts';

export const subscriptionFields = graphql(`
  fragment SubscriptionFields on PlanSubscription @_unmask {
    __typename
    id
    customerName
    customerEmail
    website
    packageType
    nextPackageType
    packagePrice
    currency
    demo
    planState: state
    isAutomatic
    startedAt
    paidPeriods
    nextChargeAt
    awaitsPayment
    endsAt
    reportedAt
    createdAt
  }
`);

/** A maintenance plan that is paid monthly. */
export type Subscription = ResultOf<typeof subscriptionFields>;

/** Queries a subscription with its timeline, oldest first, and the orders of its months, newest first. */
export const subscriptionQuery = graphql(
  `
    query Subscription($id: ID!) {
      subscription(id: $id) {
        ...SubscriptionFields
        events {
          id
          at
          kind
          period
          detail
          by
        }
        orders {
          id
          invoiceNumber
          packagePrice
          currency
          standing
          reviewReason
          demo
          createdAt
        }
      }
    }
  `,
  [subscriptionFields],
);

export type SubscriptionWithTimeline = NonNullable<ResultOf<typeof subscriptionQuery>['subscription']>;

const list = listQuery(
  'subscriptions',
  subscriptionFields,
  '$search: String, $state: SubscriptionState, $reportDue: Boolean',
  'search: $search, state: $state, reportDue: $reportDue',
);
const cancel = commandMutation('cancelSubscription');
const resume = commandMutation('resumeSubscription');
const markReportSent = commandMutation('markReportSent');

const changePlanMutation = graphql(
  `
    mutation ChangeSubscriptionPlan($id: ID!, $packageType: PackageType!, $key: ID) {
      changeSubscriptionPlan(id: $id, packageType: $packageType, idempotencyKey: $key) {
        __typename
        ...FailureFields
      }
    }
  `,
  [failureFields],
);

const addNoteMutation = graphql(
  `
    mutation AddSubscriptionNote($id: ID!, $text: String!, $key: ID) {
      addSubscriptionNote(id: $id, text: $text, idempotencyKey: $key) {
        __typename
        ...FailureFields
      }
    }
  `,
  [failureFields],
);

const deleteLineMutation = graphql(
  `
    mutation DeleteSubscriptionLine($id: ID!, $lineId: ID!, $key: ID) {
      deleteSubscriptionLine(id: $id, lineId: $lineId, idempotencyKey: $key) {
        __typename
        ...FailureFields
      }
    }
  `,
  [failureFields],
);

const renewLinkMutation = graphql(
  `
    mutation RenewPaymentLink($id: ID!) {
      renewPaymentLink(id: $id) {
        __typename
        ...FailureFields
      }
    }
  `,
  [failureFields],
);

const ok = 'PlanSubscription';

export const subscriptionKind = defineKind({
  name: 'subscription',
  type: 'PlanSubscription',
  record: recordOf<Subscription>('PlanSubscription'),
  fragment: subscriptionFields,
  labels: { one: 'subscription', short: 'subscription', all: 'Subscriptions' },
  deletion: null,
  one: subscriptionQuery,
  title: ({ customerName = '' }) => customerName,
  describe: ({ customerName, packageType }) => [customerName, planName(packageType)].join(', '),
  link: 'subscription',
  list: { field: 'subscriptions', query: list, most: 500 },
  mutations: {
    /** Ends the subscription after the notice period, which the server calculates. */
    cancel: {
      effect: 'patch',
      refreshes: true,
      variables: z.object({}),
      request: ({ id, key }) => request(cancel, ok, { id, key }),
      patch: () => ({}),
      messages: ({ title }) => ({
        queued: `Cancel the plan of ${isolated(title)}`,
        ok: 'Plan canceled with 30 days’ notice',
        refused: 'Failed to cancel the plan.',
      }),
    },
    resume: {
      effect: 'patch',
      refreshes: true,
      variables: z.object({}),
      request: ({ id, key }) => request(resume, ok, { id, key }),
      patch: () => ({}),
      messages: ({ title }) => ({
        queued: `Keep the plan of ${isolated(title)}`,
        ok: 'Cancellation withdrawn',
        refused: 'Failed to withdraw the cancellation.',
      }),
    },
    /** The change takes effect with the first month that is not ordered yet. */
    changePlan: {
      effect: 'patch',
      refreshes: true,
      variables: z.object({ packageType: z.enum(packageTypes) }),
      request: ({ id, key, variables: { packageType } }) => request(changePlanMutation, ok, { id, key, packageType }),
      patch: () => ({}),
      messages: ({ title, variables: { packageType } }) => ({
        queued: `${planName(packageType)} as the next plan of ${isolated(title)}`,
        ok: 'Next plan changed',
        refused: 'Failed to change the plan.',
      }),
    },
    /** Records that a maintenance report was sent now. */
    markReportSent: {
      effect: 'patch',
      refreshes: true,
      variables: z.object({}),
      request: ({ id, key }) => request(markReportSent, ok, { id, key }),
      patch: (_subscription, { at }) => ({ reportedAt: at }),
      messages: ({ title }) => ({
        queued: `Mark the report to ${isolated(title)} as sent`,
        ok: 'Report marked as sent',
        refused: 'Failed to mark the report as sent.',
      }),
    },
    addNote: {
      effect: 'patch',
      refreshes: true,
      variables: subscriptionNoteSchema,
      request: ({ id, key, variables: { text } }) => request(addNoteMutation, ok, { id, key, text }),
      patch: () => ({}),
      messages: ({ title }) => ({
        queued: `Add a note to the plan of ${isolated(title)}`,
        ok: 'Note added',
        refused: 'Failed to add the note.',
      }),
    },
    /** Deletes a note, or the record that a report was sent. */
    deleteLine: {
      effect: 'patch',
      refreshes: true,
      needsTarget: true,
      variables: z.object({ lineId: z.string() }),
      request: ({ id, key, variables: { lineId } }) => request(deleteLineMutation, ok, { id, key, lineId }),
      patch: () => ({}),
      messages: ({ title }) => ({
        queued: `Delete a line of the plan of ${isolated(title)}`,
        ok: 'Deleted from the timeline',
        refused: 'Failed to delete it from the timeline.',
      }),
    },
    /** Mails the customer another link to pay for the month that is due. */
    renewLink: {
      effect: 'patch',
      refreshes: true,
      variables: z.object({}),
      request: ({ id }) => request(renewLinkMutation, ok, { id }),
      patch: () => ({}),
      messages: ({ title }) => ({
        queued: `Mail ${isolated(title)} another payment link`,
        ok: 'Another payment link is on its way',
        refused: 'The payment link could not be sent.',
      }),
    },
  },
});
