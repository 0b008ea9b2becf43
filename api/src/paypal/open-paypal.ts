import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { Environment } from '#api/contract/environment.ts';
import type { PayPal } from '#api/paypal/paypal.ts';
import { type PayPalClientParts, payPalClient } from './paypal-client.ts';
import { openDemo } from './stand-in/open-demo.ts';
import { joinDemo, type SharedDemo } from './stand-in/share-demo.ts';

type PayPalParts = Omit<PayPalClientParts, 'paypal'> & {
  /** Null = an embedded stand-in, which takes no money. */
  paypal: Environment['paypal'];
  /** Where the embedded stand-in keeps its orders. */
  dataDir: string;
  /** A stand-in that another process of this machine has opened. */
  sharedDemo?: SharedDemo | null | undefined;
};

export type OpenedPayPal = PayPal & {
  /** The script that pages load for the payment button. A path of this site in a demo. */
  readonly sdkUrl: string;
  /**
   * Answers the demo's script (/api/paypal/demo-sdk.js) and what it calls below /api/paypal/demo/, and says whether the
   * path was one of these. Null when real money moves.
   */
  readonly handlePaypalDemo:
    | ((request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>)
    | null;
  close(): Promise<void>;
};

/**
 * Opens PayPal as the environment asks for it: the real one, or a stand-in of its own when there are no credentials. Both
 * are spoken to over HTTP by the same client. Call `close` at the end.
 */
export async function createPayPal({ paypal, dataDir, sharedDemo, ...parts }: PayPalParts): Promise<OpenedPayPal> {
  if (paypal) {
    return {
      ...payPalClient({ ...parts, paypal }),
      isDemo: false,
      sdkUrl: paypal.sdkUrl,
      handlePaypalDemo: null,
      close: async () => undefined,
    };
  }
  const demo = sharedDemo ? joinDemo(sharedDemo) : await openDemo(join(dataDir, 'paypal-demo.json'), parts.publicUrl);
  return {
    ...payPalClient({ ...parts, paypal: demo.paypal }),
    isDemo: true,
    sdkUrl: demo.sdkPath,
    handlePaypalDemo: demo.handle,
    close: demo.close,
  };
}
