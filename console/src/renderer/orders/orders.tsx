import { grouped } from '@agency/api/contract/text';
import { serviceLabel } from '@agency/site/ui/admin/inbox/labels.ts';
import { PaneSeparator } from '@agency/site/ui/admin/layout/pane-separator.tsx';
import { filters as filterPlace, filter as way } from '@agency/site/ui/admin/list/filters.css.ts';
import { type Order, type OrderWithLedger, orderQuery } from '@agency/site/ui/admin/orders/order.ts';
import { OrderReader, resendLabel } from '@agency/site/ui/admin/orders/order-reader.tsx';
import { OrderRow } from '@agency/site/ui/admin/orders/order-row.tsx';
import { Moment } from '@agency/site/ui/admin/time/moment.tsx';
import { announce } from '@agency/site/ui/announcer/announcer.tsx';
import { button } from '@agency/site/ui/button/button.css.ts';
import { text } from '@agency/site/ui/theme/text.css.ts';
import { toast } from '@agency/site/ui/toast/toast-store.ts';
import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useCommand } from '../commands/use-command.ts';
import { useStrayKeys } from '../commands/use-stray-keys.ts';
import * as inbox from '../inbox/inbox.css.ts';
import { pane } from '../inbox/reader.css.ts';
import { useQueue } from '../outbox/use-queue.ts';
import { ListNote } from '../records/list-note.tsx';
import { useList } from '../records/use-list.ts';
import { openLink } from '../shell/open-link.ts';
import { useNow } from '../use-now.ts';
import { usePlace, useWorkspace } from '../workspace/workspace-context.ts';
import * as styles from './orders.css.ts';

const rowId = (id: string) => `order-${id}`;

/** All orders, beside the open one. Money is moved at PayPal; here only a review is cleared. */
export function Orders() {
  const list = useList<Order>('order');
  const [onlyReviews, setOnlyReviews] = useState(false);
  const { place, open } = usePlace();
  const now = useNow();
  const id = place.open.order ?? null;
  const orders = list.shown.map(({ record }) => record);
  const listed = onlyReviews ? orders.filter(({ reviewReason }) => reviewReason !== null) : orders;

  const at = listed.findIndex((order) => order.id === id);
  function go(to: number): void {
    const order = listed[Math.min(listed.length - 1, Math.max(0, to))];
    if (order) open('order', order.id);
  }
  function walk(key: string): boolean {
    const places: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: listed.length - 1 };
    const to = places[key];
    if (to !== undefined) go(to);
    return to !== undefined;
  }
  useStrayKeys(walk);
  useCommand('next', () => go(at + 1));
  useCommand('previous', () => go(at - 1));
  useEffect(() => {
    if (id) document.getElementById(rowId(id))?.scrollIntoView({ block: 'nearest' });
  }, [id]);

  const filter = (label: string, narrows: boolean) => (
    <button
      type="button"
      className={way}
      aria-pressed={onlyReviews === narrows}
      onClick={() => setOnlyReviews(narrows)}
    >
      {label}
    </button>
  );
  return (
    <div className={inbox.inbox}>
      <section id="orders-column" aria-labelledby="orders" className={inbox.column}>
        <div className={inbox.head}>
          <h1 id="orders" className={text({ as: 'heading' })}>
            Orders
          </h1>
          <p role="status" className={`${text({ as: 'label', tone: 'muted' })} ${inbox.count}`}>
            {list.known ? `${grouped(listed.length)} ${onlyReviews ? 'to review' : 'in all'}` : null}
          </p>
        </div>
        <div className={`${filterPlace} ${styles.filter}`}>
          {filter('All', false)}
          {filter('Needs review', true)}
        </div>
        {listed.length === 0 ? (
          <div className={inbox.note}>
            <ListNote {...list} none={onlyReviews ? 'No order needs review.' : 'No orders yet.'} />
          </div>
        ) : (
          <div
            role="listbox"
            tabIndex={0}
            aria-label="Orders, newest first"
            aria-activedescendant={at >= 0 && id ? rowId(id) : undefined}
            className={styles.list}
            onKeyDown={(event) => {
              if (walk(event.key)) event.preventDefault();
            }}
          >
            {listed.map((order) => (
              // The list handles keys: it has the focus, and says which row is active.
              // biome-ignore lint/a11y/useKeyWithClickEvents: see above.
              // biome-ignore lint/a11y/useFocusableInteractive: see above.
              <div
                key={order.id}
                id={rowId(order.id)}
                role="option"
                aria-selected={order.id === id}
                className={styles.row}
                onClick={() => open('order', order.id)}
              >
                <OrderRow order={order} when={<Moment at={order.createdAt} now={now} as="short" />} />
              </div>
            ))}
          </div>
        )}
        <PaneSeparator controls="orders-column" />
      </section>
      <OpenOrder id={id} listed={orders.find((order) => order.id === id) ?? null} />
    </div>
  );
}

/** The open order. One that is not in the list is loaded by itself. */
function OpenOrder({ id, listed }: { id: string | null; listed: Order | null }) {
  const { desktop } = useWorkspace();
  const queue = useQueue();
  const now = useNow();
  const known = useLedger(id, listed);
  const order = listed ?? known;
  if (!order)
    return (
      <section aria-label="No order open" className={pane}>
        <p className={text({ as: 'remark' })}>
          {id ? 'This order is not loaded. It is shown when the server answers.' : 'Choose an order to read it here.'}
        </p>
      </section>
    );
  async function copy(what: string, value: string) {
    const copied = await desktop.copy(value).then(
      () => true,
      () => false,
    );
    if (copied) announce(`The ${what} is copied`);
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
        clear={
          <button type="button" className={button({ kind: 'secondary', size: 'compact' })} onClick={clear}>
            Done, clear this
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

type InquiryBeforeProps = { inquiry: NonNullable<OrderWithLedger['inquiry']>; now: number };

/** Leads to the inquiry before an order. */
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

/** The order with its ledger, from the cache. It is loaded when it is opened, when it changes and after an interruption. */
function useLedger(id: string | null, listed: Order | null) {
  const { client, connection } = useWorkspace();
  const online = useStore(connection) === 'online';
  const { data } = useQuery(orderQuery, id === null ? skipToken : { variables: { id }, fetchPolicy: 'cache-only' });
  useEffect(() => {
    if (id === null || !online) return;
    client.query({ query: orderQuery, variables: { id }, fetchPolicy: 'network-only' }).catch(() => undefined);
  }, [client, id, listed, online]);
  return data?.maintenanceOrder ?? null;
}
