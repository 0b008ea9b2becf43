import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { Inquiry } from '#ui/admin/inbox/inquiry-documents.ts';
import { messagesOf } from '#ui/admin/kind.ts';
import { kindOf } from '#ui/admin/kinds.ts';
import { PasteAnswer } from '#ui/admin/reply/paste-answer.tsx';
import type { Message } from '#ui/admin/reply/reply.ts';
import { type MessageAction, Thread } from '#ui/admin/reply/thread.tsx';
import { mutationFields } from '../records/use-mutation.tsx';
import { toastResult, useIntent } from '../use-intent.ts';
import { noThread, type ThreadData } from './load-thread.ts';
import { ReplyForm } from './reply-form.tsx';

type ConversationProps = {
  inquiry: Inquiry;
  now: number;
  /** Its thread, if the page was loaded with it. */
  known: ThreadData | null;
  /** A reply was sent; `undo` takes it back. */
  onSent(undo: () => void, thenDone: boolean): void;
  onAnswer(text: string): void;
};

/** What was written after an inquiry, and the field for the next reply. */
export function Conversation({ inquiry, now, known, onSent, onAnswer }: ConversationProps) {
  const acted = useRef<MessageAction>(undefined);
  const { send } = useIntent((answer) => {
    const mutation = kindOf('reply').mutations[acted.current ?? ''];
    if (mutation) toastResult(answer, messagesOf(mutation, { title: inquiry.name }));
  });
  function act({ id }: Pick<Message, 'id'>, action: MessageAction) {
    acted.current = action;
    send({ ...mutationFields('reply', action), id });
  }
  const { messages, templates, agencyName } = useThread(inquiry.id, known);
  const canReply = !inquiry.trashedAt && inquiry.state !== 'spam';
  return (
    <>
      <Thread messages={messages ?? []} name={inquiry.name} now={now} onAct={act} />
      {canReply && messages ? (
        <ReplyForm
          inquiry={inquiry}
          messages={messages}
          templates={templates}
          agencyName={agencyName}
          onSent={(reply, thenDone) => onSent(() => act(reply, 'takeBack'), thenDone)}
        />
      ) : null}
      {canReply && messages?.some(({ from }) => from === 'us') ? (
        <PasteAnswer name={inquiry.name} onAdd={onAnswer} />
      ) : null}
    </>
  );
}

/** The thread of an inquiry, live, as last loaded; without messages until then. */
function useThread(id: string, known: ThreadData | null): ThreadData {
  const { data, load } = useFetcher<ThreadData>();
  const isKnown = known !== null;
  useEffect(() => {
    if (!isKnown) void load(`/admin/thread/${id}`);
  }, [id, isKnown, load]);
  const came = [known, data].find((thread) => thread?.id === id && thread.messages);
  const [last, setLast] = useState(came);
  useEffect(() => {
    if (came) setLast(came);
  }, [came]);
  return came ?? last ?? noThread(id);
}
