import type { PrismaClient } from '@agency/prisma';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { mailPolicy, messageFilePath, messageHtmlPath, mostReplyFiles, replyFilesPath } from '#api/contract/replies.ts';
import { InputError, NotFoundError } from '#api/graphql/failures.ts';
import { harmlessHtml } from '#api/incoming-mail/harmless-html.ts';
import { addReplyFile } from '#api/replies/reply-files.ts';
import { findSession, type OpenSession, pageOwnerOf, requirePageOwner } from '#api/session/session.ts';
import { RefusedError } from './handle-error.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';

type MessageOptions = {
  database: PrismaClient;
  sessionTokenOf(request: FastifyRequest): string | null;
  /** @throws RefusedError if another site made a browser send the request. */
  refuseForgery(request: FastifyRequest): void;
};

const isId = (text: string) => z.uuid().safeParse(text).success;
const inRoute = (path: (id: string) => string) => path(':id').replace(/^\/api/, '');
const gone = () => new RefusedError(404, 'This message no longer exists.');

/**
 * Adds routes for the signed-in admin. `GET /api/admin/messages/<id>/html` answers with a mail's HTML, which may load
 * pictures from other hosts only with `?pictures=1`. `GET /api/admin/files/<id>` answers with a file, always as a
 * download. `POST /api/admin/replies/<id>/files?name=` takes a file as its body, for the next reply to an inquiry.
 */
export function messageRoutes(app: FastifyInstance, options: MessageOptions): void {
  const { database, sessionTokenOf, refuseForgery } = options;
  const sessions = new WeakMap<FastifyRequest, OpenSession>();
  /** Runs before the body is read. */
  async function requireSession(request: FastifyRequest): Promise<void> {
    const token = sessionTokenOf(request);
    const session = token && (await findSession(database, token));
    if (!session) throw new RefusedError(401, 'Please log in.');
    requirePageOwner(session, pageOwnerOf(request.raw));
    sessions.set(request, session);
    request.mayTakeLong();
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

  const upload = inRoute(replyFilesPath);
  refuseOtherMethods(app, upload, ['POST']);
  app.register(async (uploads) => {
    uploads.removeAllContentTypeParsers();
    uploads.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    type Sent = { Params: { id: string }; Querystring: { name?: string }; Body: Buffer | undefined };
    const onRequest = [async (request: FastifyRequest) => refuseForgery(request), requireSession];
    uploads.post<Sent>(upload, { onRequest, bodyLimit: mostReplyFiles.bytes }, async (request) => {
      const { params, query, body = Buffer.alloc(0), headers } = request;
      const file = { name: String(query.name ?? ''), type: headers['content-type'] ?? '', content: body };
      const session = sessions.get(request)?.id ?? null;
      const add = database.$transaction((transaction) => addReplyFile(transaction, params.id, file, session));
      return add.catch((error: unknown) => {
        if (error instanceof NotFoundError) throw new RefusedError(404, error.message);
        throw error instanceof InputError ? new RefusedError(400, error.summary) : error;
      });
    });
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
