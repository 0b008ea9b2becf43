import { writtenKinds } from '@agency/api/contract/subscriptions';
import { formatDay } from '@agency/api/contract/text';
import { clsx } from 'clsx';
import { Trash2, Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { button } from '#ui/button/button.css.ts';
import { Inline, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/layout/text.tsx';
import { withScript } from '#ui/theme/with-script.css.ts';
import { LinkedText } from '../inbox/linked-text.tsx';
import { planName } from '../orders/labels.ts';
import { removal } from '../reply/thread.css.ts';
import { StrangerText } from '../stranger-text.tsx';
import { Moment } from '../time/moment.tsx';
import * as styles from './subscription.css.ts';
import type { SubscriptionWithTimeline } from './subscription.ts';

type Line = SubscriptionWithTimeline['events'][number];

/** The texts of the events. A kind that only a newer server has is shown by its name. */
const texts: Record<string, (line: Line) => ReactNode> = {
  began: () => 'Bought',
  noticed: () => 'Next payment announced',
  ordered: ({ detail }) => `Charge begun, ${detail}`,
  linked: ({ detail }) => `Payment link mailed, ${detail}`,
  charged: ({ detail }) => `Paid, ${detail}`,
  declined: ({ detail }) => `Declined, ${detail}`,
  'past-due': () => 'Past due',
  vaulted: () => 'PayPal stores the payment method',
  unvaulted: () => 'PayPal no longer stores the payment method',
  'plan-changed': ({ detail }) => `Next plan changed to ${planName(detail ?? '')}`,
  canceled: ({ detail }) => `Canceled as of ${formatDay(new Date(detail ?? 0))}`,
  resumed: () => 'Cancellation withdrawn',
  ended: () => 'Ended',
  refunded: ({ detail }) => `Refunded, ${detail}`,
  note: () => 'Note',
  'report-sent': () => 'Report sent',
};

/** The kinds that the customer caused, unless the line names somebody else. */
const byCustomer = ['plan-changed', 'canceled', 'resumed'];

const isWritten = ({ kind }: Line) => writtenKinds.some((written) => written === kind);

/** Returns the label of a line's delete button, before and after the first click. */
const deletionWords = ({ kind }: Line, isAsked: boolean): string =>
  kind === 'note'
    ? isAsked
      ? 'Delete it for good'
      : 'Delete this note'
    : isAsked
      ? 'Confirm: not sent'
      : 'Undo “Report sent”';

type SubscriptionTimelineProps = {
  /** Oldest first. */
  events: readonly Line[];
  now: number;
  onDelete(line: Line): void;
  /** Opens a link from the console. By default, the browser opens it. */
  onOpenLink?: ((href: string) => void) | undefined;
};

/** Lists the events and notes of a subscription, latest first. */
export function SubscriptionTimeline({ events, now, onDelete, onOpenLink }: SubscriptionTimelineProps) {
  /** The line whose delete button was clicked once. The second click deletes it. */
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <Stack as="ol" gap="dense" aria-label="Timeline">
      {events.toReversed().map((line) => (
        <Stack as="li" key={line.id} gap="hair" className={line.kind === 'note' ? styles.note : undefined}>
          {line.kind === 'note' ? (
            <p className={styles.noteText}>
              <LinkedText text={line.detail ?? ''} {...(onOpenLink && { onOpen: onOpenLink })} />
            </p>
          ) : null}
          <Inline gap="dense" align="center">
            <Text as="span" look="small" tone="muted">
              {(texts[line.kind] ?? (() => line.kind))(line)}
              {line.period !== null && line.kind !== 'began' ? ` (month ${line.period + 1})` : ''}
              {line.by ? (
                <>
                  {' by '}
                  <StrangerText>{line.by}</StrangerText>
                </>
              ) : byCustomer.includes(line.kind) ? (
                ' by the customer'
              ) : null}
              , <Moment at={line.at} now={now} />
            </Text>
            {isWritten(line) ? (
              <button
                type="button"
                className={clsx(button({ kind: 'text' }), removal, withScript)}
                onClick={() => (asked === line.id ? onDelete(line) : setAsked(line.id))}
                onBlur={() => setAsked(null)}
              >
                {line.kind === 'note' ? (
                  <Trash2 size={14} aria-hidden="true" />
                ) : (
                  <Undo2 size={14} aria-hidden="true" />
                )}
                {deletionWords(line, asked === line.id)}
              </button>
            ) : null}
          </Inline>
        </Stack>
      ))}
    </Stack>
  );
}
