import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { handleError, RefusedError } from '#api/http/handle-error.ts';
import { refuseOtherMethods } from '#api/http/refuse-other-methods.ts';
import type { BookResult, Instrument, StandInOrder } from './order-book.ts';

type BuyerParts = {
  orderOf(id: string): StandInOrder | undefined;
  approve(id: string, instrument: Instrument): BookResult;
};

const script = '/web-sdk/v6/core';
const order = '/web-sdk/v6/demo/orders/:id';

/** Maps the buyer's choice to the outcome of the capture. */
const instruments = { approve: 'pays', once: 'pays-once', decline: 'declines' } as const;

/** Serves what a buyer's browser uses: the SDK's script, and below `demo/` the order to approve. */
export async function serveBuyer(app: FastifyInstance, { orderOf, approve }: BuyerParts): Promise<void> {
  app.setErrorHandler(handleError);
  app.addHook('onRequest', async (_request, reply) => {
    // The buyer's pages have another origin, so browsers require these headers.
    reply.headers({ 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'Content-Type' });
    reply.header('Cache-Control', 'no-store');
  });
  refuseOtherMethods(app, script, ['GET']);
  app.get(script, async (_request, reply) => {
    reply.header('Cache-Control', 'no-cache').type('text/javascript; charset=utf-8');
    return readFile(new URL('./demo-sdk.js', import.meta.url));
  });
  const known = (id: string): StandInOrder => {
    const found = orderOf(id);
    if (!found) throw new RefusedError(404, 'The demonstration has no such order.');
    return found;
  };
  refuseOtherMethods(app, order, ['GET']);
  app.get<{ Params: { id: string } }>(order, async ({ params: { id } }) => {
    const { amount, description, stores } = known(id);
    return { amount, description, stores };
  });
  for (const [action, instrument] of Object.entries(instruments)) {
    refuseOtherMethods(app, `${order}/${action}`, ['POST']);
    app.post<{ Params: { id: string } }>(`${order}/${action}`, async ({ params: { id } }) => {
      const done = approve(known(id).id, instrument);
      if ('issue' in done) throw new RefusedError(done.status, `The demonstration says ${done.issue}.`);
      return { payerId: 'DEMONSTRATION' };
    });
  }
}
