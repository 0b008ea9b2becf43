import { messageFilePath, messageHtmlPath } from '@agency/api/contract/replies';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { canReply } from '#ui/admin/inbox/inquiry-actions.tsx';
import type { Inquiry } from '#ui/admin/inbox/inquiry-documents.ts';
import { Timeline } from '#ui/admin/inbox/timeline.tsx';
import { AddNote, PasteAnswer } from '#ui/admin/reply/add-message.tsx';
import type { ReplyFile } from '#ui/admin/reply/composer.tsx';
import type { MailAccess } from '#ui/admin/reply/mail-parts.tsx';
import { isReply, type Message } from '#ui/admin/reply/reply.ts';
import { type MessageAction, Thread } from '#ui/admin/reply/thread.tsx';
import { noThread, type ThreadData } from './load-thread.ts';
import { ReplyForm } from './reply-form.tsx';
import type { ReplyRequest } from './use-changes.ts';

type ConversationProps = {
  inquiry: Inquiry;
  now: number;
  /** The inquiry's thread. Null if it was not loaded with the page. */
  known: ThreadData | null;
  /** Called when the server has accepted a reply, which the admin can still undo. */
  onSent(reply: { id: string }, thenDone: boolean): void;
  onSend(request: ReplyRequest): void;
  onAct(message: Message, action: MessageAction): void;
  /** `giveBack` returns the text to its field if the text could not be added. */
  onAnswer(text: string, giveBack: () => void): void;
  onNote(text: string, giveBack: () => void): void;
  onRemoveFile(file: ReplyFile): void;
};

/** Shows an inquiry's thread, the reply field, and the timeline. */
export function Conversation(props: ConversationProps) {
  const { inquiry, now, known, onSend, onSent, onAct, onAnswer, onNote, onRemoveFile } = props;
  const { thread, templates, agencyName, mailbox } = useThread(inquiry.id, known);
  const messages = thread?.messages ?? null;
  return (
    <>
      <Thread messages={messages ?? []} inquiry={inquiry} now={now} onAct={onAct} mail={mail} />
      {canReply(inquiry) && messages ? (
        <ReplyForm
          inquiry={inquiry}
          messages={messages}
          templates={templates}
          agencyName={agencyName}
          files={thread?.replyFiles ?? []}
          onRemoveFile={onRemoveFile}
          onSend={onSend}
          onSent={onSent}
        />
      ) : null}
      {canReply(inquiry) && messages?.some(isReply) ? (
        <PasteAnswer inquiry={inquiry} mailbox={mailbox} onAdd={onAnswer} />
      ) : null}
      {thread ? <AddNote about={inquiry.id} onAdd={onNote} /> : null}
      {thread ? <Timeline timeline={thread.timeline} createdAt={inquiry.createdAt} now={now} /> : null}
    </>
  );
}

const mail: MailAccess = {
  htmlAddress: (id, { pictures }) => `${messageHtmlPath(id)}${pictures ? '?pictures=1' : ''}`,
  fileAddress: messageFilePath,
};

/** Returns an inquiry's thread, and reloads it after changes. Until the thread is loaded, returns an empty one. */
function useThread(id: string, known: ThreadData | null): ThreadData {
  const { data, load } = useFetcher<ThreadData>();
  const isKnown = known !== null;
  useEffect(() => {
    if (!isKnown) void load(`/admin/thread/${id}`);
  }, [id, isKnown, load]);
  const came = [known, data].find((each) => each?.id === id && each.thread);
  const [last, setLast] = useState(came);
  useEffect(() => {
    if (came) setLast(came);
  }, [came]);
  return came ?? last ?? noThread(id);
}
