import type { PrismaClient } from '@agency/prisma';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { mailPolicy, messageFilePath, messageHtmlPath } from '#api/contract/replies.ts';
import { harmlessHtml } from '#api/incoming-mail/harmless-html.ts';
import { findSession } from '#api/session/session.ts';
import { RefusedError } from './handle-error.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';

type MessageOptions = { database: PrismaClient; sessionTokenOf(request: FastifyRequest): string | null };

const isId = (text: string) => z.uuid().safeParse(text).success;
const inRoute = (path: (id: string) => string) => path(':id').replace(/^\/api/, '');
const gone = () => new RefusedError(404, 'There is no such message any more.');

/**
 * Answers `GET /api/admin/messages/<id>/html` with a mail as it was designed (`?pictures=1`: with what it loads from
 * elsewhere), and `GET /api/admin/files/<id>` with a file, always as a download. For a signed-in admin only.
 */
export function messageRoutes(app: FastifyInstance, { database, sessionTokenOf }: MessageOptions): void {
  async function requireSession(request: FastifyRequest): Promise<void> {
    const token = sessionTokenOf(request);
    if (!token || !(await findSession(database, token))) throw new RefusedError(401, 'Please sign in.');
  }
  type Asked = { Params: { id: string }; Querystring: { pictures?: string } };
  const html = inRoute(messageHtmlPath);
  refuseOtherMethods(app, html, ['GET']);
  app.get<Asked>(html, { onRequest: requireSession }, async ({ params: { id }, query }, reply) => {
    const message = isId(id)
      ? await database.inquiryMessage.findUnique({ where: { id }, select: { html: true } })
      : null;
    if (!message?.html) throw gone();
    const pictures = query.pictures === '1';
    reply.raw.removeHeader('X-Frame-Options');
    return reply
      .headers({
        'Cache-Control': 'no-store',
        'Content-Security-Policy': mailPolicy(pictures),
        'Referrer-Policy': 'no-referrer',
      })
      .type('text/html; charset=utf-8')
      .send(harmlessHtml(message.html));
  });

  const file = inRoute(messageFilePath);
  refuseOtherMethods(app, file, ['GET']);
  app.get<Asked>(file, { onRequest: requireSession }, async ({ params: { id } }, reply) => {
    const found = isId(id) ? await database.messageFile.findUnique({ where: { id } }) : null;
    if (!found) throw gone();
    return reply
      .headers({
        'Cache-Control': 'no-store',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(found.name).replaceAll("'", '%27')}`,
      })
      .type('application/octet-stream')
      .send(Buffer.from(found.content));
  });
}
