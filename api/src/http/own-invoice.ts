import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { ownInvoicePath, ownPlansPath } from '#api/contract/subscriptions.ts';
import type { Services } from '#api/graphql/context.ts';
import type { Sender } from '#api/mail/message.ts';
import { orderInvoice } from '#api/mail/templates/order-confirmation.ts';
import { contentOf } from '#api/orders/enqueue-order-mails.ts';
import { personOfLink } from '#api/subscriptions/plan-links.ts';
import { RefusedError } from './handle-error.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';

type Asked = { Params: { id: string }; Querystring: { token?: string } };

/**
 * Adds `GET /api/maintenance/invoices/<order>?token=`, which answers with a paid order's invoice as a PDF. The token is
 * from a link to the buyer's plans. If there is no such invoice, a browser is sent back to the page of the plans. If
 * the link has expired, the customer can ask for another link there.
 */
export function ownInvoiceRoute(app: FastifyInstance, services: Services, sender: Sender): void {
  const path = ownInvoicePath(':id').replace(/^\/api/, '');
  refuseOtherMethods(app, path, ['GET']);
  app.get<Asked>(path, async ({ params: { id }, query: { token }, headers }, reply) => {
    const person = typeof token === 'string' ? await personOfLink(services, token) : null;
    const order =
      person && z.uuid().safeParse(id).success
        ? await services.database.maintenanceOrder.findFirst({ where: { id, person, paymentStatus: 'paid' } })
        : null;
    if (!order && headers.accept?.includes('text/html')) {
      const known = person && token ? encodeURIComponent(token) : 'expired';
      return reply.header('Cache-Control', 'no-store').redirect(`${ownPlansPath}?token=${known}`);
    }
    if (!order) throw new RefusedError(404, 'There is no such invoice, or the link has expired.');
    const { filename, content, contentType } = await orderInvoice(await contentOf(services.database, order), sender);
    return reply
      .headers({
        'Cache-Control': 'no-store',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Content-Disposition': `attachment; filename="${filename}"`,
      })
      .type(contentType)
      .send(content);
  });
}
