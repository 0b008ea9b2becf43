import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import { trustConfiguredScript } from '#app/trusted-types.ts';

/** The members of PayPal's browser SDK, version 6, that we use: developer.paypal.com/sdk/js/reference */
export type PayPalNamespace = {
  createInstance(options: {
    clientToken: string;
    components: readonly 'paypal-payments'[];
    pageType: 'checkout';
  }): Promise<PayPalInstance>;
};

export type PayPalInstance = { createPayPalOneTimePaymentSession(events: PaymentEvents): PaymentSession };

export type PaymentEvents = {
  onApprove(data: { orderId: string }): Promise<void>;
  onCancel(): void;
  onError(error: unknown): void;
};

/**
 * Call `start` in the handler of a press; otherwise, the browser blocks PayPal's window. `destroy` closes the window.
 */
export type PaymentSession = {
  destroy(): void;
  start(options: { presentationMode: 'auto' }, order: Promise<{ orderId: string }>): Promise<void>;
};

declare global {
  interface Window {
    paypal?: PayPalNamespace;
  }
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      /** The SDK's custom element. `type` selects the label. */
      'paypal-button': DetailedHTMLProps<HTMLAttributes<HTMLElement> & { type?: 'pay' }, HTMLElement>;
    }
  }
}

const timeoutMs = 20_000;
let loading: Promise<PayPalNamespace> | null = null;

/**
 * Loads PayPal's script, once per page. A call after a failure tries again.
 *
 * @throws Error (rejects) if the script cannot be loaded.
 */
export function loadPaypal(sdkUrl: string): Promise<PayPalNamespace> {
  loading ??= load(sdkUrl).catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

function load(sdkUrl: string): Promise<PayPalNamespace> {
  const script = document.createElement('script');
  script.async = true;
  script.src = trustConfiguredScript(sdkUrl);
  return new Promise<PayPalNamespace>((resolve, reject) => {
    const fail = (why: string) => {
      clearTimeout(timer);
      script.remove();
      reject(new Error(`PayPal’s script ${why}: ${sdkUrl}`));
    };
    const timer = setTimeout(() => fail('did not load in time'), timeoutMs);
    script.onerror = () => fail('cannot be loaded');
    script.onload = () => {
      if (!window.paypal) return fail('did not define window.paypal');
      clearTimeout(timer);
      resolve(window.paypal);
    };
    document.head.append(script);
  });
}
