import { join } from 'node:path';
import type { Environment } from '#api/contract/environment.ts';
import type { PayPal } from '#api/paypal/paypal.ts';
import { type PayPalClientParts, payPalClient } from './paypal-client.ts';
import { startPayPalStandIn } from './stand-in/start-paypal-stand-in.ts';

type Keys = NonNullable<Environment['paypal']>;

type PayPalParts = Omit<PayPalClientParts, 'paypal'> & {
  /** If null, an embedded stand-in is used, which takes no money. */
  paypal: Keys | null;
  /** The folder in which the embedded stand-in stores its orders. */
  dataDir: string;
  /** A stand-in that another local process opened. */
  sharedDemo?: Keys | null | undefined;
};

/** What the HTTP server needs to pass requests of buyers' browsers to the embedded stand-in. */
export type PayPalDemo = {
  /** The address of the stand-in's script. The script's endpoints are under `demo/`. */
  readonly sdkUrl: string;
  /** Sets the server that gets the stand-in's events. Undefined if another local process opened the stand-in. */
  sendEventsTo?(server: string): void;
};

export type OpenedPayPal = PayPal & {
  /** The address of the script that pages load for the payment button. In a demo, a path of this site. */
  readonly sdkUrl: string;
  /** Null if real money moves. */
  readonly demo: PayPalDemo | null;
  close(): Promise<void>;
};

/**
 * The path on this site of the stand-in's script. Browsers reach the stand-in only through this site
 * (`paypal-demo.ts`).
 */
export const demoSdkPath = '/api/paypal/demo-sdk.js';

/** Starts the embedded stand-in of a demo, which stores its orders in `dataDir` and sends events. */
export async function openDemo(dataDir: string) {
  const { paypal, webhooksTo, close } = await startPayPalStandIn({
    file: join(dataDir, 'paypal-demo.json'),
    sendsEvents: true,
  });
  return { paypal, close, sendEventsTo: (server: string) => webhooksTo(`${server}/api/paypal/webhook`) };
}

/**
 * Opens PayPal as the environment asks: PayPal itself, or a stand-in if there are no credentials. The same HTTP client
 * is used for both. Call `close` at the end.
 */
export async function createPayPal({ paypal, dataDir, sharedDemo, ...parts }: PayPalParts): Promise<OpenedPayPal> {
  const notOurs = { close: async () => undefined };
  if (paypal)
    return { ...payPalClient({ ...parts, paypal }), isDemo: false, sdkUrl: paypal.sdkUrl, demo: null, ...notOurs };
  const { close, ...demo } = sharedDemo ? { paypal: sharedDemo, ...notOurs } : await openDemo(dataDir);
  return {
    ...payPalClient({ ...parts, paypal: demo.paypal }),
    isDemo: true,
    sdkUrl: demoSdkPath,
    demo: { ...demo, sdkUrl: demo.paypal.sdkUrl },
    close,
  };
}
