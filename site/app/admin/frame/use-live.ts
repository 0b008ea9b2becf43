import { isolated } from '@agency/api/contract/text';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFetchers, useNavigate, useNavigation, useRevalidator } from 'react-router';
import { views } from '#ui/admin/kinds.ts';
import { planName } from '#ui/admin/orders/labels.ts';
import { toastIfFree } from '#ui/toast/toast-store.ts';
import { type Connection, followChanges, type PaidOrder } from './follow-changes.ts';

/** The minimum time between two reloads, in ms. */
const readEveryMs = 250;

/**
 * Reloads the page after a change on the server. Waits while a form is sent or a page is opened. Also shows a toast
 * for an order that was just paid.
 */
export function useLive(signedIn: boolean, whileHidden: boolean): Connection {
  const [connection, setConnection] = useState<Connection>(null);
  const [changed, setChanged] = useState(false);
  const { revalidate, state } = useRevalidator();
  const navigate = useNavigate();
  const navigation = useNavigation();
  const fetchers = useFetchers();
  // A fetcher that is loading does not count as busy. A reload replaces the fetcher's load, and may leave the fetcher
  // in `loading` for good.
  const sending = fetchers.some((fetcher) => fetcher.state === 'submitting');
  const busy = state !== 'idle' || navigation.state !== 'idle' || sending;

  const tell = useEffectEvent(({ id, customerName, packageType }: PaidOrder) => {
    const path = `${views.orders.path}/${id}`;
    const action = {
      label: 'Open',
      elsewhere: 'Open the newest order under Orders',
      onSelect: () => void navigate(path),
    };
    toastIfFree({ title: `Order paid by ${isolated(customerName)}`, description: planName(packageType), action });
  });
  useEffect(() => {
    if (!signedIn) return;
    return followChanges({
      onChange: () => setChanged(true),
      onConnection: setConnection,
      onPaid: (order) => tell(order),
      whileHidden,
    });
  }, [signedIn, whileHidden]);

  useEffect(() => {
    if (!changed || busy) return;
    const timer = setTimeout(() => {
      setChanged(false);
      void revalidate();
    }, readEveryMs);
    return () => clearTimeout(timer);
  }, [changed, busy, revalidate]);

  return connection;
}
