import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Environment } from '#api/contract/environment/environment.ts';
import type { PayPal } from '#api/paypal/paypal.ts';
import type { Logger } from '#api/platform/logger.ts';

export type PayPalParts = {
  /** Null = an embedded stand-in, which takes no money. */
  paypal: Environment['paypal'];
  /** The site's own address: the browser's SDK may be opened on no other. */
  publicUrl: string;
  /** Where the embedded stand-in keeps its orders. */
  dataDir: string;
  logger: Logger;
};

export type OpenedPayPal = PayPal & {
  /** The script that pages load for the payment button. A path of this site in a demo. */
  readonly sdkUrl: string;
  /**
   * Answers what is below /api/paypal/demo (the demo's script, and what its buttons call), and says whether it did.
   * Null when real money moves.
   */
  readonly handlePaypalDemo:
    | ((request: IncomingMessage, response: ServerResponse, path: string) => Promise<boolean>)
    | null;
  close(): Promise<void>;
};

/** Opens PayPal as the environment asks for it: the real one, or a stand-in of its own when there are no credentials. */
export async function createPayPal({ paypal, publicUrl, dataDir, logger }: PayPalParts): Promise<OpenedPayPal> {
  throw new Error(`not there yet ${JSON.stringify([paypal, publicUrl, dataDir, logger.level])}`);
}
