import type { DetailedHTMLProps, HTMLAttributes } from 'react';

/** The part of PayPal's browser SDK, version 6, that is used here: developer.paypal.com/sdk/js/reference */
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

/** `start` must be called while a press of the button is handled, or the browser lets no window open; `destroy` closes it. */
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
      /** Drawn by the SDK; `type` chooses its words. */
      'paypal-button': DetailedHTMLProps<HTMLAttributes<HTMLElement> & { type?: 'pay' }, HTMLElement>;
    }
  }
}
