import { create } from 'zustand';
import { type Message, replyForm } from '#ui/admin/reply/reply.ts';

/** The text of a reply as it is written in this tab. */
export type ReplyCopy = {
  text: string;
  /** The draft that it was made from; null: none. */
  base: Message | null;
  /** Which request it is in. */
  sending: 'save' | 'send' | null;
  /** Why the last one failed. */
  error: string | null;
};

/** The texts that were begun in this tab, by the inquiry's id: they outlive the form and whatever fails. */
export const useReplyCopies = create<Readonly<Record<string, ReplyCopy>>>(() => ({}));

export const copyOf = (inquiryId: string): ReplyCopy | undefined => useReplyCopies.getState()[inquiryId];

/** Sets a copy; undefined: the text was sent. */
export function keepCopy(inquiryId: string, copy: ReplyCopy | undefined): void {
  useReplyCopies.setState(({ [inquiryId]: _, ...others }) => (copy ? { ...others, [inquiryId]: copy } : others), true);
}

export const isSameText = (text: string, other: string) =>
  replyForm.isSame({ ...replyForm.empty, text }, { ...replyForm.empty, text: other });

/** The newer one of two versions of the draft with this id. */
const newest = (replyId: string, drafts: readonly (Message | null | undefined)[]): Message | null =>
  drafts.reduce<Message | null>(
    (last, draft) => (draft?.id === replyId && draft.version > (last?.version ?? 0) ? draft : last),
    null,
  );

/**
 * What the form of a reply shows.
 *
 * @param replyId the id of the next reply.
 * @param draft it as the page was loaded with it.
 */
export function replyState(copy: ReplyCopy | undefined, replyId: string, draft: Message | null) {
  const known = newest(replyId, [draft, copy?.base]);
  const typed =
    copy !== undefined && !isSameText(copy.text, copy.base?.text ?? '') && !isSameText(copy.text, known?.text ?? '');
  const base = copy?.base?.id === replyId ? copy.base : null;
  const isBehind = typed && known !== null && known.version > (base?.version ?? 0);
  return {
    /** There is more than the server has. */
    typed,
    text: typed ? copy.text : (known?.text ?? ''),
    /** The version that a save replaces. */
    version: (typed ? base : known)?.version ?? null,
    /** The newest draft that the server is known to have. */
    known,
    /** A version that was written elsewhere meanwhile. */
    theirs: isBehind && copy.sending === null ? known : null,
  };
}
