import type { IncomingMessage, ServerResponse } from 'node:http';
import { forgeryMessage, isForgery } from '#api/http/cross-site.ts';
import { refuse } from '#api/http/send-json.ts';
import { startPayPalStandIn } from './start-paypal-stand-in.ts';

const sdkPath = '/api/paypal/demo-sdk.js';
/** Whether the demonstration answers for this path. */
export const isDemoPath = (path: string): boolean => /^\/api\/paypal\/demo(-sdk\.js$|\/)/.test(path);

/**
 * The stand-in as a demonstration runs it: embedded, its orders kept in `file`, its events sent to this very server. A
 * browser reaches no port but the site's, so what the buyer needs of it is handled there.
 *
 * @param server where events are sent; unset = to the server that a buyer comes to.
 */
export async function openDemo(file: string, publicUrl: string, server?: string) {
  const standIn = await startPayPalStandIn({ file, sendsEvents: true });
  const serveBuyer = standIn.serveBuyer(sdkPath);

  return {
    sdkPath,
    paypal: standIn.paypal,
    close: standIn.close,

    async handle(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> {
      if (!isDemoPath(path)) return false;
      standIn.webhooksTo(`${server ?? serverOf(request)}/api/paypal/webhook`);
      if (!isForgery(request, publicUrl)) return serveBuyer(request, response, path);
      refuse(response, 403, forgeryMessage);
      return true;
    },
  };
}

/** The address that this server was reached by: always its own, and known once a buyer comes. */
function serverOf({ socket }: IncomingMessage): string {
  const address = (socket.localAddress ?? '127.0.0.1').replace(/^::ffff:(?=\d+\.)/, '');
  return `http://${address.includes(':') ? `[${address}]` : address}:${socket.localPort}`;
}
