import { Lock, Mail, Send } from 'lucide-react';
import { button } from '#ui/button/button.css.ts';
import { Inline } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';
import { Notice } from '#ui/notice/notice.tsx';
import { LinkedText } from '../inbox/linked-text.tsx';
import type { MutationName } from '../kinds.ts';
import { mark } from '../list/list-row.css.ts';
import { StrangerText } from '../stranger-text.tsx';
import { Moment } from '../time/moment.tsx';
import type { Message } from './reply.ts';
import * as styles from './thread.css.ts';

/** What can be done to a message of the thread. */
export type MessageAction = Exclude<MutationName<'reply'>, 'save' | 'send'>;

type ThreadProps = {
  /** The newest first, as the API has them. */
  messages: readonly Message[];
  /** Who wrote the inquiry. */
  name: string;
  now: number;
  onAct(message: Message, action: MessageAction): void;
  onOpenLink?: ((href: string) => void) | undefined;
};

/** What was written after the inquiry, the oldest first. Drafts are in the composer. */
export function Thread({ messages, name, now, onAct, onOpenLink }: ThreadProps) {
  const written = messages.filter(({ progress }) => progress !== 'draft').toReversed();
  if (written.length === 0) return null;
  return (
    <ol className={styles.thread} aria-label="Replies and answers">
      {written.map((message) => (
        <li
          key={message.id}
          className={styles.message}
          data-from={message.from}
          data-note={message.progress === 'noted' ? '' : undefined}
        >
          <Text look="small" tone="muted">
            <Sign message={message} />{' '}
            <StrangerText>{message.from === 'us' ? (message.by ?? 'We') : name}</StrangerText>
            {message.progress === 'noted'
              ? ' noted, for us only, '
              : message.from === 'us'
                ? ' replied, '
                : ' answered, '}
            <Moment at={message.at} now={now} />
          </Text>
          <p className={styles.words} dir="auto">
            <LinkedText text={message.text} onOpen={onOpenLink} />
          </p>
          <Progress message={message} onAct={(action) => onAct(message, action)} />
        </li>
      ))}
    </ol>
  );
}

function Sign({ message: { from, progress } }: { message: Message }) {
  const Icon = progress === 'noted' ? Lock : from === 'us' ? Send : Mail;
  return <Icon size={14} aria-hidden="true" className={mark} />;
}

/** What became of a reply, and what can be done about it. */
function Progress({ message: { progress, error }, onAct }: { message: Message; onAct(action: MessageAction): void }) {
  const act = (label: string, action: MessageAction) => (
    <button type="button" className={button({ kind: 'secondary', size: 'compact' })} onClick={() => onAct(action)}>
      {label}
    </button>
  );
  switch (progress) {
    case 'queued':
      return (
        <Inline gap="dense" align="center">
          <Text look="small" tone="muted" role="status">
            {error ? `Not sent yet. The mail server said: ${error} It is tried again by itself.` : 'Sending...'}
          </Text>
          {act('Take back', 'takeBack')}
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
            {act('Discard', 'discard')}
          </Inline>
        </Notice>
      );
    case 'unknown':
      return (
        <Notice tone="caution" role="alert" title="It may have arrived">
          <p>The mail server’s answer was lost, so this is not sent again by itself. Look in your Sent folder first.</p>
          <Inline gap="dense">
            {act('It arrived', 'confirmArrival')}
            {act('Send again', 'sendAgain')}
          </Inline>
        </Notice>
      );
    case 'noted':
      return <div>{act('Delete note', 'discard')}</div>;
    default:
      return null;
  }
}
