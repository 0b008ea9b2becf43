import '@agency/api/contract/zod-without-eval';
import { answerSchema } from '@agency/api/contract/replies';
import { isolated } from '@agency/api/contract/text';
import { z } from 'zod';
import { request } from '../kind.ts';
import {
  addAnswerMutation,
  addNoteMutation,
  type Inquiry,
  mergeInquiriesMutation,
  removeReplyFileMutation,
} from './inquiry-documents.ts';

type Sending<Variables> = { id: string; key: string | null; variables: Variables };
type Subject = { title: string };
type RemovedFile = { fileId: string; name: string };

/** The changes to an inquiry that end its snooze. */
export const awake = { snoozedAt: null, wakesAt: null, wokenAt: null };

/**
 * Sets `refreshes`, because only the server knows the resulting thread, timeline, and lists. Sets `needsTarget`, because
 * nothing was added, merged or removed if the inquiry or file is gone.
 */
const ofThread = { effect: 'patch', refreshes: true, needsTarget: true } as const;

export const threadMutations = {
  /** Adds a visitor's answer that did not come by mail, such as an answer by phone. */
  addAnswer: {
    ...ofThread,
    variables: answerSchema,
    request: ({ id, variables: { text }, key }: Sending<{ text: string }>) =>
      request(addAnswerMutation, 'ContactSubmission', { id, text, key }),
    patch: ({ state }: Inquiry, { at }: { at: string }) => ({
      ...awake,
      ...(state === 'done' && { state: 'open' as const }),
      ...{ lastFrom: 'them' as const, lastMessageAt: at },
    }),
    messages: ({ title }: Subject) => ({
      queued: `Add an answer from ${isolated(title)}`,
      ok: 'Answer added',
      refused: 'The answer could not be added.',
    }),
  },
  addNote: {
    ...ofThread,
    variables: answerSchema,
    request: ({ id, variables: { text }, key }: Sending<{ text: string }>) =>
      request(addNoteMutation, 'ContactSubmission', { id, text, key }),
    patch: () => ({}),
    messages: ({ title }: Subject) => ({
      queued: `Add a note about ${isolated(title)}`,
      ok: 'Note added',
      refused: 'The note could not be added.',
    }),
  },
  /**
   * Moves the inquiry's message and thread into another inquiry. The inquiry, which is then empty, goes to the trash.
   */
  merge: {
    ...ofThread,
    variables: z.object({ intoId: z.string() }),
    request: ({ id, variables: { intoId }, key }: Sending<{ intoId: string }>) =>
      request(mergeInquiriesMutation, 'ContactSubmission', { id, intoId, key }),
    patch: (_inquiry: Inquiry, { at }: { at: string }) => ({ ...awake, trashedAt: at }),
    messages: ({ title }: Subject) => ({
      queued: `Merge two inquiries from ${isolated(title)}`,
      ok: 'Merged into this inquiry',
      refused: 'The inquiries could not be merged.',
    }),
  },
  removeReplyFile: {
    ...ofThread,
    variables: z.object({ fileId: z.string(), name: z.string() }),
    request: ({ variables: { fileId }, key }: Sending<RemovedFile>) =>
      request(removeReplyFileMutation, 'ContactSubmission', { id: fileId, key }),
    patch: () => ({}),
    messages: ({ variables: { name } }: { variables: RemovedFile }) => ({
      queued: `Remove ${isolated(name)} from a reply`,
      ok: 'File removed',
      refused: 'The file could not be removed.',
    }),
  },
};
