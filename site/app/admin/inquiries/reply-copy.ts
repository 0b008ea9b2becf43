import { create } from 'zustand';
import { type Message, messageRecord, replyForm } from '#ui/admin/reply/reply.ts';
import { keptHere } from '../writing/kept-here.ts';

/** A reply that is being written in this tab. */
export type ReplyCopy = {
  text: string;
  /** The id of the reply for which the text was typed. Null for the next reply, whose id is not known yet. */
  replyId: string | null;
  /** The saved draft from which the text was edited. Null if there was none. */
  base: Message | null;
  /** The request under way for this text. Null if there is none. */
  sending: 'save' | 'send' | null;
  /** Why the last request failed. */
  error: string | null;
};

/** The replies that were begun in this tab, by inquiry and admin. They outlive the form and any failure. */
export const useReplyCopies = create<Readonly<Record<string, ReplyCopy>>>(() => ({}));

/** Returns the key of an admin's reply to an inquiry. */
export const keyOf = (username: string, inquiryId: string): string => `${inquiryId} ${username}`;

export const copyOf = (key: string): ReplyCopy | undefined => useReplyCopies.getState()[key];

const storages = new Map<string, ReturnType<typeof keptHere>>();
/** Returns this tab's entry for a reply in the browser's storage. */
function storageOf(key: string): ReturnType<typeof keptHere> {
  const [inquiryId = '', ...username] = key.split(' ');
  const storage = storages.get(key) ?? keptHere(username.join(' '), `reply ${inquiryId}`);
  storages.set(key, storage);
  return storage;
}

/**
 * Sets a reply's copy, or removes it if `copy` is undefined. Text that differs from its saved draft is also put into
 * the browser's storage, which survives a crash.
 */
export function keepCopy(key: string, copy: ReplyCopy | undefined): void {
  useReplyCopies.setState(({ [key]: _, ...others }) => (copy ? { ...others, [key]: copy } : others), true);
  if (!copy || isSameText(copy.text, copy.base?.text ?? '')) {
    storageOf(key).drop();
    return;
  }
  const { text, replyId, base } = copy;
  storageOf(key).keep({ base: {}, values: { text, replyId: replyId ?? '', base: JSON.stringify(base) } });
}

/**
 * Restores the text of this reply that closed or crashed tabs have stored, and appends what was typed in this tab
 * since.
 */
export const restoreCopy = (key: string, currentReplyId: string): Promise<void> =>
  storageOf(key).takeLeft(({ values }) => {
    const left = { text: String(values.text), replyId: String(values.replyId) || null };
    const now = copyOf(key);
    const isOld = left.replyId !== null && left.replyId !== currentReplyId;
    keepCopy(key, {
      ...left,
      text: [left.text, now && !isSameText(now.text, left.text) ? now.text : ''].filter(Boolean).join('\n\n'),
      base: baseIn(String(values.base)),
      sending: now?.sending ?? null,
      error: isOld ? 'You typed this before the last reply was sent.' : null,
    });
  });

/**
 * If the server's draft already has a copy's text, takes the draft as the copy's base, and keeps nothing in the
 * browser's storage. A tab that crashed may have saved its text without getting the response.
 */
export function adoptDraft(key: string, draft: Message | null): void {
  const copy = copyOf(key);
  if (!copy || copy.sending || !draft || !isSameText(copy.text, draft.text)) return;
  if (copy.base?.id === draft.id && copy.base.version === draft.version) return;
  keepCopy(key, { ...copy, replyId: draft.id, base: draft, error: null });
}

/** Parses the draft from which a text was edited. Null if there was none, or if drafts have different fields now. */
const baseIn = (stored: string): Message | null => messageRecord.nullable().catch(null).parse(JSON.parse(stored));

/** Whether a copy's text is in a sent reply, although this tab got no response. */
export const isSent = ({ replyId, text, sending }: ReplyCopy, messages: readonly Message[]): boolean =>
  sending === null &&
  messages.some((sent) => sent.id === replyId && sent.progress !== 'draft' && isSameText(sent.text, text));

export const isSameText = (text: string, other: string) =>
  replyForm.isSame({ ...replyForm.empty, text }, { ...replyForm.empty, text: other });

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
    /** The version of the draft that a save replaces. Null if there is no draft. */
    version: (typed ? base : known)?.version ?? null,
    /** The newest draft that this tab has received from the server. */
    known,
    /** A newer draft that was written elsewhere; null if there is none. */
    theirs: isBehind && copy.sending === null ? known : null,
  };
}
