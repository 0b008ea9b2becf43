import { writtenKinds } from '@agency/api/contract/subscriptions';
import { formatDay } from '@agency/api/contract/text';
import { clsx } from 'clsx';
import {
  ArrowRightLeft,
  Circle,
  CircleCheck,
  CircleSlash,
  CircleX,
  CreditCard,
  FileCheck,
  Lock,
  type LucideIcon,
  Mail,
  Trash2,
  TriangleAlert,
  Undo2,
} from 'lucide-react';
import { useState } from 'react';
import { button } from '#ui/button/button.css.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { withScript } from '#ui/theme/with-script.css.ts';
import { LinkedText } from '../inbox/linked-text.tsx';
import { planName } from '../orders/labels.ts';
import { Step } from '../orders/step-list.tsx';
import { removal } from '../reply/thread.css.ts';
import { StrangerText } from '../stranger-text.tsx';
import * as styles from './subscription.css.ts';
import type { SubscriptionWithTimeline } from './subscription-documents.ts';

type Line = SubscriptionWithTimeline['events'][number];

/** The look of an event. With `detail`, the event's detail follows as a note, such as an invoice number. */
type Look = { name: string | ((detail: string) => string); Mark: LucideIcon; tone?: 'caution'; detail?: true };

/** The looks of the events, by kind. A kind that only a newer server knows is shown by its name. */
const looks: Record<string, Look> = {
  began: { name: 'Bought', Mark: CircleCheck },
  noticed: { name: 'Next payment announced', Mark: Mail },
  ordered: { name: 'Charge begun', Mark: Circle, detail: true },
  linked: { name: 'Payment link mailed', Mark: Mail, detail: true },
  charged: { name: 'Paid', Mark: CircleCheck, detail: true },
  declined: { name: 'Declined', Mark: CircleX, detail: true },
  'past-due': { name: 'Past due', Mark: TriangleAlert, tone: 'caution' },
  vaulted: { name: 'PayPal stores the payment method', Mark: CreditCard },
  unvaulted: { name: 'PayPal no longer stores the payment method', Mark: CreditCard },
  'plan-changed': { name: (detail) => `Next plan changed to ${planName(detail)}`, Mark: ArrowRightLeft },
  canceled: { name: (detail) => `Canceled as of ${formatDay(new Date(detail || 0))}`, Mark: CircleSlash },
  resumed: { name: 'Cancellation withdrawn', Mark: Undo2 },
  ended: { name: 'Ended', Mark: CircleSlash },
  refunded: { name: 'Refunded', Mark: Undo2, detail: true },
  note: { name: 'Note', Mark: Lock },
  'report-sent': { name: 'Report sent', Mark: FileCheck },
};

/** The kinds of events that count as caused by the customer if the event names nobody. */
const byCustomer = ['plan-changed', 'canceled', 'resumed'];

const isWritten = ({ kind }: Line) => writtenKinds.some((written) => written === kind);

/** Returns the label of the delete button before and after the first click. */
const deletionWords = ({ kind }: Line, isAsked: boolean): string =>
  kind === 'note'
    ? isAsked
      ? 'Delete it for good'
      : 'Delete this note'
    : isAsked
      ? 'Confirm: not sent'
      : 'Undo “Report sent”';

type SubscriptionTimelineProps = {
  /** The events, oldest first. */
  events: readonly Line[];
  now: number;
  onDelete(line: Line): void;
  /** Opens a link in the console. Unset in the browser, which follows links itself. */
  onOpenLink?: ((href: string) => void) | undefined;
};

/** Lists the events and notes of a subscription, latest first. */
export function SubscriptionTimeline({ events, now, onDelete, onOpenLink }: SubscriptionTimelineProps) {
  /** The id of the event whose delete button was clicked once. The second click deletes it. */
  const [asked, setAsked] = useState<string | null>(null);
  return (
    <Stack as="ol" gap="tiny" aria-label="Timeline">
      {events.toReversed().map((line) => {
        const { name, Mark, tone, detail }: Look = looks[line.kind] ?? { name: line.kind, Mark: Circle };
        const month = line.period !== null && line.kind !== 'began' ? `month ${line.period + 1}` : null;
        return (
          <Step
            key={line.id}
            name={typeof name === 'string' ? name : name(line.detail ?? '')}
            at={line.at}
            more={<By line={line} />}
            note={[detail && line.detail, month].filter(Boolean).join(', ')}
            {...{ Mark, tone, now }}
          >
            {isWritten(line) ? (
              <button
                type="button"
                className={clsx(button({ kind: 'text' }), removal, styles.deletion, withScript)}
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
            {line.kind === 'note' ? (
              <p className={styles.noteText}>
                <LinkedText text={line.detail ?? ''} {...(onOpenLink && { onOpen: onOpenLink })} />
              </p>
            ) : null}
          </Step>
        );
      })}
    </Stack>
  );
}

/** Shows who caused an event: the person that it names, or else the customer if its kind is in `byCustomer`. */
function By({ line: { by, kind } }: { line: Line }) {
  if (!by) return byCustomer.includes(kind) ? ' by the customer' : null;
  return (
    <>
      {' by '}
      <StrangerText>{by}</StrangerText>
    </>
  );
}
