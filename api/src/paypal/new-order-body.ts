import {
  CheckoutPaymentIntent,
  type OrderRequest,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
} from '@paypal/paypal-server-sdk';
import type { NewPayPalOrder } from '#api/paypal/paypal.ts';

/** PayPal's bounds. A longer description would be refused; ours are short. */
const maxDescription = 127;

/** What PayPal is asked to make: one thing to pay at once, nothing to ship. */
export function newOrderBody(order: NewPayPalOrder, publicUrl: string): OrderRequest {
  const { reference, invoiceNumber, description, amount } = order;
  const checkout = `${publicUrl}/maintenance/checkout?step=payment`;
  return {
    intent: CheckoutPaymentIntent.Capture,
    purchaseUnits: [
      {
        customId: reference,
        invoiceId: invoiceNumber,
        description: description.slice(0, maxDescription),
        amount: { currencyCode: amount.currency, value: amount.value },
      },
    ],
    paymentSource: {
      paypal: {
        experienceContext: {
          shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
          userAction: PaypalExperienceUserAction.PayNow,
          // Asked for, and used only where the browser leaves the page to pay.
          returnUrl: checkout,
          cancelUrl: checkout,
        },
      },
    },
  };
}
