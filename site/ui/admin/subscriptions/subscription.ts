import { packageTypes } from '@agency/api/contract/maintenance-plans';
import { subscriptionNoteSchema } from '@agency/api/contract/subscriptions';
import { isolated } from '@agency/api/contract/text';
import { z } from 'zod';
import { defineKind, recordOf, request } from '../kind.ts';
import { planName } from '../orders/labels.ts';
import { commandMutation, listQuery } from '../record-documents.ts';
import { compareUrgency } from './standing.ts';
import { type Subscription, subscriptionFields, subscriptionQuery } from './subscription-documents.ts';

const list = listQuery(
  'subscriptions',
  subscriptionFields,
  '$search: String, $state: SubscriptionState, $reportDue: Boolean',
  'search: $search, state: $state, reportDue: $reportDue',
);
const cancel = commandMutation('cancelSubscription');
const resume = commandMutation('resumeSubscription');
const markReportSent = commandMutation('markReportSent');
const changePlan = commandMutation('changeSubscriptionPlan', '$packageType: PackageType!', 'packageType: $packageType');
const addNote = commandMutation('addSubscriptionNote', '$text: String!', 'text: $text');
const deleteLine = commandMutation('deleteSubscriptionLine', '$lineId: ID!', 'lineId: $lineId');
const renewLink = commandMutation('renewPaymentLink');

const ok = 'PlanSubscription';

/**
 * Sets `refreshes`, because only the server knows the resulting timeline. Sets `needsTarget`, because nothing changed if
 * the plan has ended, or if the subscription or line is gone.
 */
const ofPlan = { effect: 'patch', refreshes: true, needsTarget: true, patch: () => ({}) } as const;

export const subscriptionKind = defineKind({
  name: 'subscription',
  type: 'PlanSubscription',
  record: recordOf<Subscription>('PlanSubscription'),
  fragment: subscriptionFields,
  labels: {
    one: 'subscription',
    short: 'subscription',
    all: 'Subscriptions',
    order: 'late first',
  },
  deletion: null,
  one: subscriptionQuery,
  title: ({ customerName = '' }) => customerName,
  describe: ({ customerName, packageType }) => [customerName, planName(packageType)].join(', '),
  link: 'subscription',
  list: {
    field: 'subscriptions',
    query: list,
    most: 500,
    compare: (one, other, _search, now) => compareUrgency(one, other, now),
  },
  mutations: {
    /** Ends the subscription after the notice period. */
    cancel: {
      ...ofPlan,
      variables: z.object({}),
      request: ({ id, key }) => request(cancel, ok, { id, key }),
      messages: ({ title }) => ({
        queued: `Cancel the plan of ${isolated(title)}`,
        ok: 'Plan canceled with 30 days’ notice',
        refused: 'Failed to cancel the plan.',
      }),
    },
    resume: {
      ...ofPlan,
      variables: z.object({}),
      request: ({ id, key }) => request(resume, ok, { id, key }),
      messages: ({ title }) => ({
        queued: `Keep the plan of ${isolated(title)}`,
        ok: 'Cancellation withdrawn',
        refused: 'Failed to withdraw the cancellation.',
      }),
    },
    /** Changes the plan of the months that are not ordered yet. */
    changePlan: {
      ...ofPlan,
      variables: z.object({ packageType: z.enum(packageTypes) }),
      request: ({ id, key, variables: { packageType } }) => request(changePlan, ok, { id, key, packageType }),
      messages: ({ title, variables: { packageType } }) => ({
        queued: `Change the next plan of ${isolated(title)} to ${planName(packageType)}`,
        ok: 'Next plan changed',
        refused: 'Failed to change the plan.',
      }),
    },
    markReportSent: {
      ...ofPlan,
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
      ...ofPlan,
      variables: subscriptionNoteSchema,
      request: ({ id, key, variables: { text } }) => request(addNote, ok, { id, key, text }),
      messages: ({ title }) => ({
        queued: `Add a note to the plan of ${isolated(title)}`,
        ok: 'Note added',
        refused: 'Failed to add the note.',
      }),
    },
    /** Deletes a note, or the record of a sent report. */
    deleteLine: {
      ...ofPlan,
      variables: z.object({ lineId: z.string() }),
      request: ({ id, key, variables: { lineId } }) => request(deleteLine, ok, { id, key, lineId }),
      messages: ({ title }) => ({
        queued: `Delete a timeline entry of the plan of ${isolated(title)}`,
        ok: 'Deleted from the timeline',
        refused: 'Failed to delete the timeline entry.',
      }),
    },
    /** Mails the customer a new link to pay for the month that is due. */
    renewLink: {
      ...ofPlan,
      variables: z.object({}),
      request: ({ id, key }) => request(renewLink, ok, { id, key }),
      messages: ({ title }) => ({
        queued: `Mail ${isolated(title)} another payment link`,
        ok: 'Another payment link is on its way',
        refused: 'The payment link could not be sent.',
      }),
    },
  },
});
