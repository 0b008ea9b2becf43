import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { allowMethods, refuse, sendJson } from '#api/http/send-json.ts';
import type { BookResult, Instrument, StandInOrder } from './order-book.ts';

type BuyerParts = {
  /** The path of the script; what the script calls is beside it, under `demo/`. */
  scriptPath: string;
  orderOf(id: string): StandInOrder | undefined;
  approve(id: string, instrument: Instrument): BookResult;
};

const instruments: Record<string, Instrument> = { approve: 'pays', decline: 'declines' };

let script: Promise<Buffer> | undefined;

/**
 * What the buyer's browser sees of the stand-in: its SDK's script, and below `demo/` the order that is to be approved.
 *
 * @returns a handler that says whether the path was one of these, and then has answered it.
 */
export function serveBuyer({ scriptPath, orderOf, approve }: BuyerParts) {
  const folder = scriptPath.slice(0, scriptPath.lastIndexOf('/'));
  const orderPath = new RegExp(`^${folder}/demo/orders/(\\w+)(?:/(approve|decline))?$`);

  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean> => {
    if (path === scriptPath) {
      if (allowMethods(request.method, response, ['GET'])) await sendScript(request, response);
      return true;
    }
    const [, id = '', action] = orderPath.exec(path) ?? [];
    if (!id) return false;
    if (!allowMethods(request.method, response, [action ? 'POST' : 'GET'])) return true;
    const order = orderOf(id);
    if (!order) refuse(response, 404, 'The demonstration knows no such order.');
    else if (!action) sendJson(response, 200, { amount: order.amount, description: order.description });
    else {
      const done = approve(id, instruments[action] ?? 'pays');
      if ('issue' in done) refuse(response, done.status, `The demonstration says ${done.issue}.`);
      else sendJson(response, 200, { payerId: 'DEMONSTRATION' });
    }
    return true;
  };
}

async function sendScript({ method }: IncomingMessage, response: ServerResponse): Promise<void> {
  script ??= readFile(new URL('./demo-sdk.js', import.meta.url));
  const source = await script;
  response.writeHead(200, {
    'Content-Type': 'text/javascript; charset=utf-8',
    'Content-Length': source.length,
    'Cache-Control': 'no-cache',
  });
  response.end(method === 'HEAD' ? undefined : source);
}
