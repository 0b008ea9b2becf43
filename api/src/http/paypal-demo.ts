import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PayPalDemo } from '#api/paypal/open-paypal.ts';
import { forgeryMessage, isForgery } from './cross-site.ts';
import { RefusedError } from './handle-error.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';

/** The part of the stand-in that a buyer's browser uses, below /api. */
const routes = [
  ['GET', '/paypal/demo-sdk.js'],
  ['GET', '/paypal/demo/orders/:id(^\\w+$)'],
  ['POST', '/paypal/demo/orders/:id(^\\w+$)/:action(^\\w+$)'],
] as const;

/** Forwards requests of a buyer's browser to PayPal's embedded stand-in. Refuses changes by pages of other sites. */
export function paypalDemo(app: FastifyInstance, { sdkUrl, sendEventsTo }: PayPalDemo, publicUrl: string): void {
  async function onRequest({ raw }: FastifyRequest) {
    if (isForgery(raw, publicUrl)) throw new RefusedError(403, forgeryMessage);
  }
  async function handOn({ method, path, raw }: FastifyRequest, reply: FastifyReply) {
    sendEventsTo?.(serverOf(raw));
    const [, below] = path.split('/api/paypal/', 2);
    const url = new URL(below?.startsWith('demo/') ? below : sdkUrl, sdkUrl);
    const answer = await fetch(url, { method: method === 'POST' ? method : 'GET' });
    for (const name of ['Content-Type', 'Cache-Control']) reply.header(name, answer.headers.get(name));
    return reply.code(answer.status).send(await answer.text());
  }
  for (const [method, url] of routes) {
    refuseOtherMethods(app, url, [method]);
    app.route({ method, url, schema: { hide: true }, onRequest, handler: handOn });
  }
}

/** Returns the URL at which a buyer's request reached this server. */
function serverOf({ socket }: IncomingMessage): string {
  const address = (socket.localAddress ?? '127.0.0.1').replace(/^::ffff:(?=\d+\.)/, '');
  return `http://${address.includes(':') ? `[${address}]` : address}:${socket.localPort}`;
}
