import { serviceLabel } from '@agency/site/ui/admin/inbox/labels.ts';
import { monthLabel } from '@agency/site/ui/admin/orders/labels.ts';
import { type Order, type OrderWithLedger, orderQuery } from '@agency/site/ui/admin/orders/order.ts';
import { OrderReader, resendLabel } from '@agency/site/ui/admin/orders/order-reader.tsx';
import { OrderRow } from '@agency/site/ui/admin/orders/order-row.tsx';
import { Moment } from '@agency/site/ui/admin/time/moment.tsx';
import { announce } from '@agency/site/ui/announcer/announcer.tsx';
import { button } from '@agency/site/ui/button/button.css.ts';
import { toast } from '@agency/site/ui/toast/toast-store.ts';
import { pane } from '../inbox/reader.css.ts';
import { useQueue } from '../outbox/use-queue.ts';
import { ListAndReader, NoneOpen } from '../records/list-and-reader.tsx';
import { useOne } from '../records/use-one.ts';
import { openLink } from '../shell/open-link.ts';
import { useNow } from '../use-now.ts';
import { usePlace, useWorkspace } from '../workspace/workspace-context.ts';

/**
 * All orders, next to the open one. The admin can clear a review or resend a mail here, but moves money only at PayPal.
 */
export function Orders() {
  const now = useNow();
  return (
    <ListAndReader<Order>
      kind="order"
      filters={[
        { label: 'All', has: () => true, none: 'No orders yet.' },
        {
          label: 'Needs review',
          address: 'attention=1',
          variables: { needsReview: true },
          has: ({ reviewReason }) => reviewReason !== null,
          none: 'No order needs review.',
        },
      ]}
      searched={({ customerName, customerEmail, website, invoiceNumber, packageType, ...order }) =>
        [
          ...[customerName, customerEmail, website, invoiceNumber, packageType],
          ...[order.paypalOrderId, order.paypalPaymentId],
        ].join(' ')
      }
      row={(order) => <OrderRow order={order} when={<Moment at={order.createdAt} now={now} as="short" />} />}
    >
      {(id, listed) => <OpenOrder id={id} listed={listed} />}
    </ListAndReader>
  );
}

/** The open order. It is loaded even if it is listed, because the list leaves out some of its fields. */
function OpenOrder({ id, listed }: { id: string | null; listed: Order | null }) {
  const { desktop } = useWorkspace();
  const queue = useQueue();
  const now = useNow();
  const answer = useOne(orderQuery, id, listed)?.maintenanceOrder;
  const known = answer ?? null;
  const order = listed ?? known;
  if (!order) return <NoneOpen kind="order" id={id} gone={answer === null} />;
  async function copy(what: string, value: string) {
    const copied = await desktop.copy(value).then(
      () => true,
      () => false,
    );
    if (copied) announce(`The ${what} was copied`);
    else toast({ title: `The ${what} could not be copied`, description: value, variant: 'destructive' });
  }
  const { customerName: title, reviewReason } = order;
  const clear = () =>
    queue({ kind: 'order', id: order.id, mutation: 'clear', title, variables: { reviewReason: reviewReason ?? '' } });
  const resend = () => queue({ kind: 'order', id: order.id, mutation: 'resendConfirmation', title, variables: {} });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
    <article aria-labelledby="open-order" className={pane} tabIndex={0}>
      <OrderReader
        order={order}
        events={known?.events ?? null}
        now={now}
        titleId="open-order"
        level="h2"
        inquiry={known?.inquiry ? <InquiryBefore inquiry={known.inquiry} now={now} /> : null}
        period={known?.period}
        subscription={known?.subscription ? <SubscriptionOf order={known} /> : null}
        clear={
          <button type="button" className={button({ size: 'compact' })} onClick={clear}>
            Mark as reviewed
          </button>
        }
        resend={
          <button type="button" className={button({ kind: 'secondary', size: 'compact' })} onClick={resend}>
            {resendLabel}
          </button>
        }
        onCopy={(what, value) => void copy(what, value)}
        onOpenLink={(href) => void openLink(desktop, href)}
      />
    </article>
  );
}

function SubscriptionOf({ order }: { order: OrderWithLedger }) {
  const { open } = usePlace();
  return (
    <button
      type="button"
      className={button({ kind: 'text' })}
      onClick={() => open('subscription', order.subscription?.id ?? '')}
    >
      {monthLabel(order)}
    </button>
  );
}

type InquiryBeforeProps = { inquiry: NonNullable<OrderWithLedger['inquiry']>; now: number };

function InquiryBefore({ inquiry: { id, service, createdAt }, now }: InquiryBeforeProps) {
  const { open } = usePlace();
  return (
    <>
      <button type="button" className={button({ kind: 'text' })} onClick={() => open('inquiry', id)}>
        {serviceLabel(service)}
      </button>
      , <Moment at={createdAt} now={now} />
    </>
  );
}
