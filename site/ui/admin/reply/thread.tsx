import { threadLength } from '@agency/api/contract/replies';
import { clsx } from 'clsx';
import { Bot, Lock, Mail, Send, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { button } from '#ui/button/button.css.ts';
import { Inline } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import type { Inquiry } from '../inbox/inquiry-documents.ts';
import { LinkedText } from '../inbox/linked-text.tsx';
import type { MutationName } from '../kinds.ts';
import { mark } from '../list/list-row.css.ts';
import { StrangerText } from '../stranger-text.tsx';
import { Moment } from '../time/moment.tsx';
import { type MailAccess, MailParts } from './mail-parts.tsx';
import type { Message } from './reply.ts';
import * as styles from './thread.css.ts';

export type MessageAction = Exclude<MutationName<'reply'>, 'save' | 'send'>;

type ThreadProps = {
  /** The messages, newest first, as the API returns them. */
  messages: readonly Message[];
  inquiry: Pick<Inquiry, 'name' | 'createdAt'>;
  now: number;
  onAct(message: Message, action: MessageAction): void;
  mail: MailAccess;
  onOpenLink?: ((href: string) => void) | undefined;
};

/** Shows an inquiry's messages, oldest first. Leaves out drafts, which are in the composer. */
export function Thread({ messages, inquiry: { name, createdAt }, now, onAct, mail, onOpenLink }: ThreadProps) {
  const written = messages.filter(({ progress }) => progress !== 'draft');
  if (written.length === 0) return null;
  return (
    <>
      {written.length > threadLength ? (
        <Text look="small" tone="muted">
          Only the latest {threadLength} messages are shown.
        </Text>
      ) : null}
      <ol className={styles.thread} aria-label="Replies and answers">
        {written
          .slice(0, threadLength)
          .toReversed()
          .map((message) => (
            <li
              key={message.id}
              className={styles.message}
              data-from={message.from}
              data-note={message.progress === 'noted' ? '' : undefined}
            >
              <Text look="small" tone="muted">
                <Sign message={message} /> <StrangerText>{writerOf(message, name)}</StrangerText> {didWhat(message)}
                <Moment at={message.at} now={now} />
              </Text>
              {message.subject && !isOurSubject(message.subject) ? (
                <Text look="small">
                  <StrangerText>{message.subject}</StrangerText>
                </Text>
              ) : null}
              <p className={styles.words} dir="auto">
                <LinkedText text={message.text} onOpen={onOpenLink} />
              </p>
              <MailParts message={message} mail={mail} onOpenLink={onOpenLink} />
              <Progress
                message={message}
                beganInquiry={message.at === createdAt}
                onAct={(action) => onAct(message, action)}
              />
            </li>
          ))}
      </ol>
    </>
  );
}

/** Whether a subject only repeats the subject of our replies. Such a subject is not shown. */
const isOurSubject = (subject: string): boolean => /^(re: *)?your inquiry:/i.test(subject);

/** Returns the writer of a message. If the writer is uncertain, returns the mail's address, or else `A mail server`. */
const writerOf = ({ from, by, address, progress }: Message, name: string): string =>
  from === 'us'
    ? (by ?? 'We')
    : progress === 'automatic' || progress === 'offered'
      ? (address ?? 'A mail server')
      : name;

function didWhat({ from, progress, address }: Message): string {
  if (progress === 'noted') return 'added a private note, ';
  if (progress === 'automatic') return address ? 'replied automatically, ' : 'reported, ';
  if (from === 'us') return address ? 'replied from the mailbox, ' : 'replied, ';
  return progress === 'offered' ? 'wrote, ' : 'answered, ';
}

function Sign({ message: { from, progress } }: { message: Message }) {
  const Icon = progress === 'noted' ? Lock : progress === 'automatic' ? Bot : from === 'us' ? Send : Mail;
  return <Icon size={14} aria-hidden="true" className={mark} />;
}

/** Shows a message's state and actions. */
function Progress({
  message: { progress, error, address },
  beganInquiry,
  onAct,
}: {
  message: Message;
  /** Whether the inquiry began with this message. Such a message cannot move to another new inquiry. */
  beganInquiry: boolean;
  onAct(action: MessageAction): void;
}) {
  const act = (label: string, action: MessageAction) => (
    <button type="button" className={button({ kind: 'secondary', size: 'compact' })} onClick={() => onAct(action)}>
      {label}
    </button>
  );
  const discard = (
    <Discard className={button({ kind: 'secondary', size: 'compact' })} onDiscard={() => onAct('discard')}>
      Discard
    </Discard>
  );
  switch (progress) {
    case 'queued':
      return (
        <Inline gap="dense" align="center">
          <Text look="small" tone="muted" role="status">
            {error ? `Not sent yet. The mail server said: ${error} It will be retried automatically.` : 'Sending...'}
          </Text>
          {act('Cancel sending', 'takeBack')}
        </Inline>
      );
    case 'sending':
      return (
        <Text look="small" tone="muted" role="status">
          Sending...
        </Text>
      );
    case 'refused':
      return (
        <Notice tone="negative" role="alert" title="Not sent">
          <p>The mail server said: {error}</p>
          <Inline gap="dense">
            {act('Send again', 'sendAgain')}
            {discard}
          </Inline>
        </Notice>
      );
    case 'bounced':
      return (
        <Notice tone="negative" role="alert" title="Bounced">
          <p>Their mail server said: {error}</p>
          <Inline gap="dense">
            {act('Send again', 'sendAgain')}
            {discard}
          </Inline>
        </Notice>
      );
    case 'offered':
      return (
        <Notice tone="caution" title="Does it belong here?">
          <p>It came from their address, but is not a reply to an email in this thread.</p>
          <Inline gap="dense">
            {act('Add to this thread', 'join')}
            {act('Move to a new inquiry', 'move')}
            {discard}
          </Inline>
        </Notice>
      );
    case 'automatic':
      return (
        <Inline gap="dense" align="center">
          {address ? (
            <>
              <Text look="small" tone="muted">
                It does not count as an answer.
              </Text>
              {act('Count as an answer', 'join')}
            </>
          ) : null}
          {discard}
        </Inline>
      );
    case 'unknown':
      return (
        <Notice tone="caution" role="alert" title="It may have arrived">
          <p>
            The mail server’s response was lost, so this will not be sent again automatically. Check your Sent folder
            first.
          </p>
          <Inline gap="dense">
            {act('Mark as sent', 'confirmArrival')}
            {act('Send again', 'sendAgain')}
          </Inline>
        </Notice>
      );
    case 'received':
      return beganInquiry ? null : (
        <div>
          <button type="button" className={clsx(button({ kind: 'text' }), styles.quiet)} onClick={() => onAct('move')}>
            Move to a new inquiry
          </button>
        </div>
      );
    case 'noted':
      return (
        <div>
          <Discard className={clsx(button({ kind: 'text' }), styles.removal)} onDiscard={() => onAct('discard')}>
            <Trash2 size={14} aria-hidden="true" />
            Delete note
          </Discard>
        </div>
      );
    default:
      return null;
  }
}

type DiscardProps = { className: string; onDiscard(): void; children: ReactNode };

/** A button that discards a message at the second click, because this cannot be undone. */
function Discard({ className, onDiscard, children }: DiscardProps) {
  const [asked, setAsked] = useState(false);
  return (
    <button
      type="button"
      className={className}
      onClick={() => (asked ? onDiscard() : setAsked(true))}
      onBlur={() => setAsked(false)}
    >
      {asked ? 'Delete it for good' : children}
    </button>
  );
}
