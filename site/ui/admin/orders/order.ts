import { isolated } from '@agency/api/contract/text';
import { failureFields } from '@agency/api/fragments';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { z } from 'zod';
import { defineKind, recordOf, request } from '../kind.ts';
import { commandMutation, listQuery } from '../record-documents.ts';
import { planName } from './labels.ts';

export const orderFields = graphql(`
  fragment OrderFields on MaintenanceOrder @_unmask {
    __typename
    id
    invoiceNumber
    customerName
    customerEmail
    website
    packageType
    packagePrice
    currency
    paymentStatus
    standing
    reviewReason
    demo
    paypalOrderId
    paypalPaymentId
    paidAt
    startDate
    endDate
    confirmedAt
    createdAt
  }
`);

/** An order of a maintenance plan, without its ledger. */
export type Order = ResultOf<typeof orderFields>;

const paymentEventFields = graphql(`
  fragment PaymentEventFields on PaymentEvent @_unmask {
    id
    at
    kind
    amount
    currency
    status
    requestId
    detail
  }
`);

export type PaymentEvent = ResultOf<typeof paymentEventFields>;

/** Queries an order by its id, with its ledger, oldest event first. */
export const orderQuery = graphql(
  `
    query Order($id: ID!) {
      maintenanceOrder(id: $id) {
        ...OrderFields
        events {
          ...PaymentEventFields
        }
        inquiry {
          id
          service
          createdAt
        }
        period
        subscription {
          id
        }
      }
    }
  `,
  [orderFields, paymentEventFields],
);

export type OrderWithLedger = NonNullable<ResultOf<typeof orderQuery>['maintenanceOrder']>;

const list = listQuery(
  'maintenanceOrders',
  orderFields,
  '$search: String, $needsReview: Boolean',
  'search: $search, needsReview: $needsReview',
);

/** Clears a review. `NotFound` can also mean that the reasons have changed, or that the review cannot be cleared. */
const clearOrderMutation = graphql(
  `
    mutation ClearOrder($id: ID!, $reviewReason: String!) {
      acknowledgeMaintenanceOrder(id: $id, reviewReason: $reviewReason) {
        __typename
        ...FailureFields
      }
    }
  `,
  [failureFields],
);

const resendConfirmation = commandMutation('resendConfirmation');

export const orderKind = defineKind({
  name: 'order',
  type: 'MaintenanceOrder',
  record: recordOf<Order>('MaintenanceOrder'),
  fragment: orderFields,
  labels: { one: 'order', short: 'order', all: 'Orders' },
  deletion: null,
  one: orderQuery,
  title: ({ customerName = '' }) => customerName,
  describe: ({ customerName, invoiceNumber, packageType }) =>
    [customerName, invoiceNumber, planName(packageType)].join(', '),
  link: 'order',
  list: { field: 'maintenanceOrders', query: list, most: 500 },
  mutations: {
    /** Clears the review. The server refuses if the reasons are no longer those that the admin read. */
    clear: {
      effect: 'patch',
      needsTarget: true,
      // Forms send line breaks as CRLF, but the server compares the reason exactly.
      variables: z.object({ reviewReason: z.string().transform((reason) => reason.replaceAll('\r\n', '\n')) }),
      request: ({ id, variables: { reviewReason } }) =>
        request(clearOrderMutation, 'MaintenanceOrder', { id, reviewReason }),
      patch: () => ({ reviewReason: null }),
      messages: ({ title }) => ({
        queued: `Mark the order of ${isolated(title)} as reviewed`,
        ok: 'Order marked as reviewed',
        refused: 'Failed to mark the order as reviewed.',
      }),
    },
    /** Sends the customer of a paid order the confirmation again, with the invoice. */
    resendConfirmation: {
      effect: 'patch',
      variables: z.object({}),
      request: ({ id, key }) => request(resendConfirmation, 'MaintenanceOrder', { id, key }),
      patch: () => ({}),
      messages: ({ title }) => ({
        queued: `Send the confirmation to ${isolated(title)} again`,
        ok: 'The confirmation is on its way again',
        refused: 'The confirmation could not be sent again.',
      }),
    },
  },
});
