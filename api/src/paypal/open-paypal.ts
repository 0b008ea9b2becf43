import { join } from 'node:path';
import type { Environment } from '#api/contract/environment.ts';
import type { PayPal } from '#api/paypal/paypal.ts';
import { type PayPalClientParts, payPalClient } from './paypal-client.ts';
import { startPayPalStandIn } from './stand-in/start-paypal-stand-in.ts';

type Keys = NonNullable<Environment['paypal']>;

type PayPalParts = Omit<PayPalClientParts, 'paypal'> & {
  /** Null = an embedded stand-in, which takes no money. */
  paypal: Keys | null;
  /** Where the embedded stand-in keeps its orders. */
  dataDir: string;
  /** A stand-in that another process of this machine has opened. */
  sharedDemo?: Keys | null | undefined;
};

/** The embedded stand-in, as the server that buyers come to knows it. */
export type PayPalDemo = {
  /** Where it serves its script; what that calls is beside it, under `demo/`. */
  readonly sdkUrl: string;
  /** Whose webhook gets its events; unset where that was said when it was opened. */
  sendEventsTo?(server: string): void;
};

export type OpenedPayPal = PayPal & {
  /** The script that pages load for the payment button. A path of this site in a demo. */
  readonly sdkUrl: string;
  /** Null when real money moves. */
  readonly demo: PayPalDemo | null;
  close(): Promise<void>;
};

/** Where this site serves the stand-in's script: a browser reaches no port but the site's (`http/paypal-demo.ts`). */
export const demoSdkPath = '/api/paypal/demo-sdk.js';

/** The stand-in as a demonstration runs it: embedded, its orders kept in `dataDir`, its events sent by themselves. */
export async function openDemo(dataDir: string) {
  const { paypal, webhooksTo, close } = await startPayPalStandIn({
    file: join(dataDir, 'paypal-demo.json'),
    sendsEvents: true,
  });
  return { paypal, close, sendEventsTo: (server: string) => webhooksTo(`${server}/api/paypal/webhook`) };
}

/**
 * Opens PayPal as the environment asks for it: the real one, or a stand-in of its own when there are no credentials. Both
 * are spoken to over HTTP by the same client. Call `close` at the end.
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
