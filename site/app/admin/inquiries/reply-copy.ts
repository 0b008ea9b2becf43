import { z } from 'zod';
import { create } from 'zustand';
import { type Message, messageRecord, replyForm } from '#ui/admin/reply/reply.ts';
import { tryStorage } from '#ui/try-storage.ts';

/** A reply that is being written in this tab. */
export type ReplyCopy = {
  text: string;
  /** The saved draft from which the text was edited. Null if there was none. */
  base: Message | null;
  /** The kind of request that is sending the text. Null if there is none. */
  sending: 'save' | 'send' | null;
  /** Why the last request failed. */
  error: string | null;
};

const storedCopy = z.object({ replyId: z.string(), text: z.string(), base: messageRecord.nullable() });
const entryOf = (key: string) => `unsaved-reply-${key}`;

/** The replies that were begun in this tab, by inquiry and admin. They outlive the form and any failure. */
export const useReplyCopies = create<Readonly<Record<string, ReplyCopy>>>(() => ({}));

/** Returns the key of an admin's reply to an inquiry. */
export const keyOf = (username: string, inquiryId: string): string => `${inquiryId} ${username}`;

export const copyOf = (key: string): ReplyCopy | undefined => useReplyCopies.getState()[key];

/**
 * Stores a copy. If the copy is undefined, as after sending, removes the stored one. The browser also keeps what the
 * server does not have, through a crash.
 */
export function keepCopy(key: string, copy: ReplyCopy | undefined, replyId: string): void {
  useReplyCopies.setState(({ [key]: _, ...others }) => (copy ? { ...others, [key]: copy } : others), true);
  tryStorage(() => {
    if (!copy || isSameText(copy.text, copy.base?.text ?? '')) return localStorage.removeItem(entryOf(key));
    const { text, base } = copy;
    localStorage.setItem(entryOf(key), JSON.stringify({ replyId, text, base }));
  });
}

/** Takes over what this browser kept of a reply whose tab ended before the server had the text. */
export function restoreCopy(key: string, messages: readonly Message[]): void {
  const kept = tryStorage(() => storedCopy.parse(JSON.parse(localStorage.getItem(entryOf(key)) ?? 'null')));
  if (!kept || copyOf(key)) return;
  const { replyId, text, base } = kept;
  // The reply may have been sent although the tab ended before the response.
  const isSent = messages.some(
    (sent) => sent.id === replyId && sent.progress !== 'draft' && isSameText(sent.text, text),
  );
  keepCopy(key, isSent ? undefined : { text, base, sending: null, error: null }, replyId);
}

export const isSameText = (text: string, other: string) =>
  replyForm.isSame({ ...replyForm.empty, text }, { ...replyForm.empty, text: other });

/** Returns the newest of the drafts with this id. */
const newest = (replyId: string, drafts: readonly (Message | null | undefined)[]): Message | null =>
  drafts.reduce<Message | null>(
    (last, draft) => (draft?.id === replyId && draft.version > (last?.version ?? 0) ? draft : last),
    null,
  );

/**
 * Returns what the reply form shows.
 *
 * @param replyId the id of the next reply.
 * @param draft the next reply's draft when the page was loaded.
 */
export function replyState(copy: ReplyCopy | undefined, replyId: string, draft: Message | null) {
  const known = newest(replyId, [draft, copy?.base]);
  const typed =
    copy !== undefined && !isSameText(copy.text, copy.base?.text ?? '') && !isSameText(copy.text, known?.text ?? '');
  const base = copy?.base?.id === replyId ? copy.base : null;
  const isBehind = typed && known !== null && known.version > (base?.version ?? 0);
  return {
    /** Whether the text differs from the server's draft. */
    typed,
    text: typed ? copy.text : (known?.text ?? ''),
    /** The version of the draft that a save replaces. */
    version: (typed ? base : known)?.version ?? null,
    /** The newest draft that this tab has received from the server. */
    known,
    /** A newer draft that was written elsewhere. */
    theirs: isBehind && copy.sending === null ? known : null,
  };
}
