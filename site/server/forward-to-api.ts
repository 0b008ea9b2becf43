import { type IncomingMessage, request as overHttp, type ServerResponse } from 'node:http';
import { request as overHttps } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { forgeryMessage, type HttpHandler, isForgery } from '@agency/api';
import { headersToApi, headersToVisitor } from './forwarded-headers.ts';

/** Longest silence of the API before it counts as away, in ms. A subscription is not silent: the server pings through it. */
const longestSilenceMs = 30_000;

type ForwardOptions = {
  apiUrl: string;
  publicUrl: string;
  /** Another longest silence, for tests. */
  silenceMs?: number;
};

/** Hands a browser's request on to the API that runs elsewhere, and its answer back, both as they come. */
export function forwardToApi({ apiUrl, publicUrl, silenceMs = longestSilenceMs }: ForwardOptions): HttpHandler {
  const target = new URL(apiUrl);
  const send = target.protocol === 'https:' ? overHttps : overHttp;
  return async (request, response, context) => {
    context.routeKind = 'forwarded';
    if (isForgery(request, publicUrl)) return refuse(response, 403, forgeryMessage);
    const { method, url: path = '/' } = request;
    const asked = send(target, { method, path, headers: headersToApi(request.headers, context), timeout: silenceMs });
    asked.on('timeout', () => asked.destroy(new Error(`The API was silent for ${silenceMs} ms.`)));
    response.on('close', () => asked.destroy());
    request.pipe(asked);
    try {
      const answer = await answerOf(asked);
      response.writeHead(answer.statusCode ?? 502, headersToVisitor(answer.headers));
      await pipeline(answer, response);
    } catch (error) {
      // Who went away is not answered, and is nobody's fault; nor is a stream that this server ended to stop.
      if (response.destroyed || response.writableEnded) return;
      context.log.error({ err: error, path: context.path }, 'the API did not answer');
      if (response.headersSent) response.destroy();
      else refuse(response, 502, 'The service behind this page does not answer. Please try again in a moment.');
    }
  };
}

const answerOf = (asked: ReturnType<typeof overHttp>) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    asked.on('response', resolve).on('error', reject);
  });

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
  // `error` is what the report by mail documents, and does no harm elsewhere.
  response.end(JSON.stringify({ message, error: message }));
}
