import { graphql } from '@agency/api/typed-graphql';
import { canReply } from '@agency/site/ui/admin/inbox/inquiry-actions.tsx';
import type { Inquiry } from '@agency/site/ui/admin/inbox/inquiry-documents.ts';
import { Timeline } from '@agency/site/ui/admin/inbox/timeline.tsx';
import { fragmentNameOf } from '@agency/site/ui/admin/kind.ts';
import { AddNote, PasteAnswer } from '@agency/site/ui/admin/reply/add-message.tsx';
import type { MailAccess } from '@agency/site/ui/admin/reply/mail-parts.tsx';
import {
  type InquiryThread,
  isReply,
  lastShownAt,
  type Mailbox,
  type Message,
  mailboxFields,
  noMail,
  replyForm,
  replyKind,
  threadFields,
} from '@agency/site/ui/admin/reply/reply.ts';
import { type MessageAction, Thread } from '@agency/site/ui/admin/reply/thread.tsx';
import { Notice } from '@agency/site/ui/notice/notice.tsx';
import { toast } from '@agency/site/ui/toast/toast-store.ts';
import type { TypedDocumentNode } from '@apollo/client';
import { useFragment, useQuery } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import { isPending, type QueuedMutation } from '../outbox/local-document.ts';
import { patched, patchesOf, withMutations } from '../outbox/projections.ts';
import { useDocument, useWorkspace } from '../workspace/workspace-context.ts';
import { LeftReplies } from './left-replies.tsx';
import { lastReportedAt } from './queued-changes.ts';
import { ReplyForm } from './reply-form.tsx';

const threadQuery = graphql(
  `
    query InquiryThread($id: ID!) {
      contactSubmission(id: $id) {
        id
        ...ThreadFields
      }
      mailbox {
        ...MailboxFields
      }
    }
  `,
  [threadFields, mailboxFields],
);

const noThread: InquiryThread = { messages: [], timeline: [], replyFiles: [] };

type ConversationProps = {
  inquiry: Inquiry;
  now: number;
  onSent(thenDone: boolean): void;
  onAnswer(text: string): void;
  onNote(text: string): void;
  onOpenLink(href: string): void;
};

/** The thread of an inquiry, including queued replies and notes, and the form for the next reply. */
export function Conversation({ inquiry, now, onSent, onAnswer, onNote, onOpenLink }: ConversationProps) {
  const { documents, outbox, desktop } = useWorkspace();
  const mail: MailAccess = {
    htmlAddress: (id, { pictures }) => `/message?id=${id}${pictures ? '&pictures=1' : ''}`,
    fileAddress: () => '#',
    onSave: (file) => void saveFile(file),
  };
  const { replyId, name } = inquiry;
  const { thread, mailbox, missing } = useThread(inquiry);
  const { messages: known, timeline } = thread;
  const local = useStore(documents, useShallow(withMutations));
  const sending = useDocument(replyId)?.mutations.find((each) => each.mutation === 'send' && isPending(each));
  const next = useNextReply(inquiry, known);
  // Part of the form's key. It grows when a text of `LeftReplies` is added to the reply, so that a new form shows it.
  const [taken, setTaken] = useState(0);
  const others = known
    .filter(({ id }) => id !== replyId)
    .map((message) => patched(message, patchesOf(local, 'reply', message.id)));
  const isWritten = !sending && (next === null || next.progress === 'draft');
  const notes =
    useDocument(inquiry.id)?.mutations.filter((each) => each.mutation === 'addNote' && isPending(each)) ?? [];
  const messages = [
    ...notes.map((note) => unsent(inquiry, note, { id: noteId(note), progress: 'noted' })).reverse(),
    ...(sending ? [unsent(inquiry, sending, { id: replyId, progress: 'queued' })] : []),
    ...(!sending && next && !isWritten ? [next] : []),
    ...others,
  ];
  async function saveFile({ id, name }: { id: string; name: string }) {
    if (await desktop.saveFile({ id, name }).catch(() => false)) return;
    toast({ title: 'The file could not be saved', description: name, variant: 'destructive' });
  }
  function act({ id }: Message, mutation: MessageAction) {
    const note = notes.find((each) => noteId(each) === id);
    const waiting = note ?? (id === replyId ? sending : undefined);
    if (!waiting) outbox.queue({ kind: 'reply', id, mutation, title: name, variables: {} });
    else if (!outbox.cancel(note ? inquiry.id : id, waiting.order))
      toast({ title: 'Too late to undo', variant: 'destructive' });
  }
  return (
    <>
      {missing ? (
        <Notice tone="caution" role="status">
          <p>Some replies, answers and notes could not be loaded. They will appear when the server responds.</p>
        </Notice>
      ) : null}
      <Thread messages={messages} inquiry={inquiry} now={now} onAct={act} mail={mail} onOpenLink={onOpenLink} />
      {canReply(inquiry) && isWritten ? (
        <>
          <LeftReplies inquiry={inquiry} draft={next} onTaken={() => setTaken((count) => count + 1)} />
          <ReplyForm
            key={`${replyId} ${taken}`}
            inquiry={inquiry}
            draft={next}
            messages={others}
            files={thread.replyFiles}
            onSent={onSent}
          />
        </>
      ) : null}
      {canReply(inquiry) && messages.some(isReply) ? (
        <PasteAnswer inquiry={inquiry} mailbox={mailbox} onAdd={onAnswer} />
      ) : null}
      <AddNote about={inquiry.id} onAdd={onNote} />
      <Timeline timeline={timeline} createdAt={inquiry.createdAt} now={now} />
    </>
  );
}

/**
 * Returns the thread of an inquiry, kept up to date. `missing`: whether messages of the thread could not be
 * loaded, as after a start offline, or if the connection was lost after an answer arrived.
 */
function useThread(inquiry: Inquiry): { thread: InquiryThread; mailbox: Mailbox | null; missing: boolean } {
  const { id, threadVersion, state, snoozedAt, wokenAt, trashedAt } = inquiry;
  const { client, connection } = useWorkspace();
  const offline = useStore(connection) === 'offline';
  const { data, error, refetch } = useQuery(threadQuery, { variables: { id }, fetchPolicy: 'cache-and-network' });
  // Refetch the thread when a queued change was sent, because the server's timeline contains it only then.
  const waiting = useDocument(id)?.mutations.filter(isPending).length ?? 0;
  const version = [threadVersion, state, snoozedAt, wokenAt, trashedAt, waiting].join();
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    void refetch().catch(() => undefined);
  }, [version, refetch]);
  const thread = data?.contactSubmission;
  const isBehind = thread
    ? lastReportedAt(client.cache, inquiry) > lastShownAt(inquiry, thread.messages)
    : !data && threadVersion > 0;
  const missing = isBehind && (offline || error !== undefined);
  return { thread: thread ?? noThread, mailbox: data?.mailbox ?? null, missing };
}

/** Returns the server's version of the next reply, from the thread or, if newer, from the last mutation's answer. */
function useNextReply({ replyId }: Inquiry, messages: readonly Message[]): Message | null {
  const fragmentName = fragmentNameOf(replyKind);
  const { data, complete } = useFragment({
    fragment: replyKind.fragment as unknown as TypedDocumentNode<Message>,
    ...(fragmentName && { fragmentName }),
    from: `InquiryMessage:${replyId}`,
  });
  const listed = messages.find(({ id }) => id === replyId) ?? null;
  const answered = complete ? (data as Message) : null;
  return answered && answered.version > (listed?.version ?? 0) ? answered : listed;
}

const noteId = ({ order }: QueuedMutation): string => `note ${order}`;

/** Returns a reply or note in the outbox as a message for the thread. */
const unsent = (
  { id: inquiryId }: Inquiry,
  { variables, at }: QueuedMutation,
  message: Pick<Message, 'id' | 'progress'>,
): Message => ({
  ...{ __typename: 'InquiryMessage', inquiryId, version: 0, from: 'us', sendAt: null, error: null, by: null },
  ...noMail,
  ...{ text: replyForm.valuesOf(variables as object).text, at, ...message },
});
