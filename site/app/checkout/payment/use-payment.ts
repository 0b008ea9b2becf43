import { createRestClient } from '@agency/api/contract/rest-client';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import type { BuyerOrder } from '#app/graphql/checkout.ts';
import { addressOf } from '../step.ts';
import { createPayment } from './create-payment.ts';
import { loadPaypal } from './load-paypal.ts';

/** The payment of this order, from the page's life on: its state, and what can be done. */
export function usePayment(sdkUrl: string, order: BuyerOrder) {
  const latest = useRef(order);
  latest.current = order;
  const { revalidate } = useRevalidator();
  const [payment] = useState(() =>
    createPayment({
      client: createRestClient(),
      sdkUrl,
      loadPaypal,
      order: () => latest.current,
      // Another document: PayPal's script stays behind with the page that was allowed to load it.
      onPaid: () => window.location.assign(addressOf('success')),
      onStale: () => void revalidate(),
    }),
  );
  const state = useSyncExternalStore(payment.subscribe, payment.current, payment.current);
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current) return;
    begun.current = true;
    void payment.begin();
  }, [payment]);
  return { ...payment, ...state };
}
