import '@agency/api/contract/zod-without-eval';
import { inquiryStates } from '@agency/api/contract/inquiries';
import { z } from 'zod';
import { randomId } from '#ui/random-id.ts';
import { request } from '../kind.ts';
import { changeInquiriesMutation, undoInquiriesChangeMutation } from './inquiry-documents.ts';
import { stateDone } from './labels.ts';

const bulkSchema = z.object({
  /** The search that finds the inquiries to change. Inquiries that changed after `seenAt` are skipped. */
  search: z.string(),
  seenAt: z.string(),
  /** The idempotency key. Undoing the change needs it too. */
  key: z.string(),
  change: z.enum(['state', 'snoozed', 'woken', 'trashed', 'restored']),
  state: z.enum(inquiryStates).optional(),
  until: z.string().optional(),
});
/** A change to all inquiries that match a search. `change` is the API's name for the change. */
export type Bulk = z.infer<typeof bulkSchema>;

const ofMany = { effect: 'patch', ofList: true, refetches: true, patch: () => ({}) } as const;

/** The mutations for all inquiries that match a search: at most `bulkMost` of them, in one transaction. */
export const bulkMutations = {
  changeAll: {
    ...ofMany,
    variables: bulkSchema,
    request: ({ variables: { search, seenAt, key, change, state, until } }: { variables: Bulk }) =>
      request(changeInquiriesMutation, 'InquiriesChanged', {
        ...{ search, seenAt, key },
        change: { change, ...(state && { state }), ...(until && { until }) },
      }),
    messages: () => ({
      queued: 'Change all matching inquiries',
      done: 'Changed',
      ok: null,
      refused: 'Nothing was changed.',
    }),
  },
  undoAll: {
    ...ofMany,
    variables: z.object({ key: z.string() }),
    request: ({ variables }: { variables: { key: string } }) =>
      request(undoInquiriesChangeMutation, 'InquiriesChanged', variables),
    messages: () => ({ queued: 'Undo the bulk change', ok: 'Undone', refused: 'The change could not be undone.' }),
  },
};

const changes = { setState: 'state', snooze: 'snoozed', wake: 'woken', trash: 'trashed', restore: 'restored' } as const;

type Action = { mutation: string; variables: object };

/** Turns an action into a bulk change. Null if the action applies to single inquiries only. */
export function bulkOf({ mutation, variables }: Action, search: string, seenAt: string): Bulk | null {
  if (!Object.hasOwn(changes, mutation)) return null;
  const change = changes[mutation as keyof typeof changes];
  return { ...variables, search, seenAt, change, key: randomId() };
}

const done = { snoozed: 'Snoozed', woken: 'Unsnoozed', trashed: 'Moved to the trash', restored: 'Restored' };

/** Describes a completed bulk change. */
export const bulkDone = ({ change, state }: Bulk): string =>
  change === 'state' ? (state ? stateDone[state] : '') : done[change];
