import type { Inquiry } from '@agency/site/ui/admin/inbox/inquiry-documents.ts';
import { type Message, replyForm } from '@agency/site/ui/admin/reply/reply.ts';
import { button } from '@agency/site/ui/button/button.css.ts';
import { Inline } from '@agency/site/ui/layout/layout.tsx';
import { Text } from '@agency/site/ui/layout/text.tsx';
import { Notice } from '@agency/site/ui/notice/notice.tsx';
import { useStore } from 'zustand';
import { discardUnsaved, keepUnsaved } from '../outbox/documents.ts';
import { baseOf, isCancelable, type LocalDocument, lastSave } from '../outbox/local-document.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

type LeftRepliesProps = {
  inquiry: Inquiry;
  draft: Message | null;
  /** Called when the text was added to the next reply. */
  onTaken(): void;
};

const textsOf = (document: LocalDocument | undefined) =>
  replyForm.valuesOf(document?.unsaved?.values ?? (lastSave(document)?.variables as object | undefined) ?? {});

/** Shows what was typed here for a reply that another device sent meanwhile, and offers to add it to the next reply. */
export function LeftReplies({ inquiry: { id: inquiryId, replyId }, draft, onTaken }: LeftRepliesProps) {
  const { documents, outbox } = useWorkspace();
  const all = useStore(documents);
  const left = Object.values(all).filter(
    (document) =>
      document.kind === 'reply' &&
      document.id !== replyId &&
      textsOf(document).inquiryId === inquiryId &&
      (lastSave(document) === null || lastSave(document)?.refusal),
  );
  function drop({ id, mutations }: LocalDocument) {
    for (const { order } of mutations.filter(isCancelable)) outbox.cancel(id, order);
    documents.setState((current) => discardUnsaved(current, id), true);
  }
  function take(document: LocalDocument) {
    const begun = all[replyId] ? textsOf(all[replyId]).text : (draft?.text ?? '');
    const text = [begun, textsOf(document).text].filter(Boolean).join('\n\n');
    drop(document);
    const subject = { kind: 'reply', id: replyId, base: baseOf('reply', draft) } as const;
    documents.setState((now) => keepUnsaved(now, subject, { inquiryId, text }, new Date().toISOString()), true);
    onTaken();
  }
  return left.map((document) => (
    <Notice key={document.id} tone="caution" role="status" title="Not sent: somebody replied in the meantime">
      <Text look="typed">{textsOf(document).text}</Text>
      <Inline gap="dense">
        <button type="button" className={button({ kind: 'secondary', size: 'compact' })} onClick={() => take(document)}>
          Use in the next reply
        </button>
        <button type="button" className={button({ kind: 'quiet', size: 'compact' })} onClick={() => drop(document)}>
          Discard
        </button>
      </Inline>
    </Notice>
  ));
}
