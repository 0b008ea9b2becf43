import { setTimeout as delay } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { httpLimits, limitConnections } from '#api/http/http-limits.ts';
import type { ApiAnswer, ApiQuestion, StandInCall } from '#api/paypal/stand-in/stand-in-api.ts';
import { type FalseAnswer, falsify } from './order-book.ts';
import { failureJson } from './paypal-json.ts';

export type StandInRequest = {
  method: string;
  path: string;
  call: StandInCall;
  /** This request's number among all requests, from 1. */
  number: number;
  /** This request's number among those of the same call, from 1. */
  ofCall: number;
  requestId: string | null;
};

/** The faults of a request. Several can apply. */
export type Fault = {
  /** The delay before the request is executed, possibly longer than the caller waits. */
  hesitateMs?: number;
  delayMs?: number;
  /** Cuts the connection, before or after the request is executed. */
  drop?: 'before' | 'after';
  /** Answers with this error status: `before` without executing the request, `after` after executing it. */
  answer?: { status: number; when: 'before' | 'after' };
  /** A refusal (422) with this issue. The request is not executed. */
  issue?: string;
  /** Executes the request twice, and returns the second answer. */
  duplicate?: boolean;
  /** Sends an answer that is not JSON. */
  garble?: boolean;
  falseAnswer?: FalseAnswer;
  /** Makes the false answer permanent: every later lookup returns the same. */
  lasting?: boolean;
};

/** Chooses the faults of a request before it is executed. */
export type Faults = (request: StandInRequest) => Fault | undefined;

const calls = [
  ['create', 'POST', '/v2/checkout/orders'],
  ['get-order', 'GET', '/v2/checkout/orders/:id'],
  ['capture', 'POST', '/v2/checkout/orders/:id/capture'],
  ['get-capture', 'GET', '/v2/payments/captures/:id'],
  ['token', 'POST', '/v1/oauth2/token'],
  ['verify-webhook', 'POST', '/v1/notifications/verify-webhook-signature'],
] as const;

type Parts = {
  answer(question: ApiQuestion): ApiAnswer;
  faults(): Faults | null;
  /** Called after a request was executed and before its answer. */
  onDone(call: StandInCall, answer: ApiAnswer): Promise<void>;
  onRequest(request: StandInRequest): void;
};

/** Creates the stand-in's HTTP server, which injects the chosen faults. */
export function standInServer({ answer, faults, onDone, onRequest }: Parts): FastifyInstance {
  const counts = new Map<StandInCall, number>();
  let number = 0;

  async function serve(kind: StandInCall, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { method, headers, url } = request;
    const [path = '/'] = url.split('?', 1);
    const { id = '' } = request.params as { id?: string };
    const body = typeof request.body === 'string' ? request.body : '';
    const call = kind === 'token' && body.includes('response_type=client_token') ? 'client-token' : kind;
    const requestId = headers['paypal-request-id']?.toString() ?? null;
    const ofCall = (counts.get(call) ?? 0) + 1;
    counts.set(call, ofCall);
    number += 1;
    const asked = { method, path, call, requestId, number, ofCall };
    onRequest(asked);
    const fault = faults()?.(asked) ?? {};
    const sendText = (status: number, text: string) =>
      reply.code(status).header('Paypal-Debug-Id', 'f0f0f0f0f0f0f').type('application/json').send(text);
    const send = (status: number, json: unknown) => sendText(status, JSON.stringify(json));
    const cutLine = () => {
      request.raw.socket.destroy();
      return reply.hijack();
    };

    if (fault.hesitateMs) await delay(fault.hesitateMs);
    if (fault.drop === 'before') return cutLine();
    if (fault.answer?.when === 'before') return send(fault.answer.status, failureJson(fault.answer.status));
    if (fault.issue) return send(422, failureJson(422, fault.issue));
    const question = { call, id, authorization: headers.authorization ?? '', requestId, body };
    const act = () => answer(question);
    let done = act();
    if (fault.duplicate) done = act();
    if (done.order && fault.falseAnswer && fault.lasting)
      Object.assign(done.order, falsify(done.order, fault.falseAnswer));
    await onDone(call, done);

    if (fault.delayMs) await delay(fault.delayMs);
    if (fault.drop === 'after') return cutLine();
    if (fault.answer) return send(fault.answer.status, failureJson(fault.answer.status));
    if (fault.garble) return sendText(200, '<html>Something went wrong');
    return send(
      done.status,
      done.toJson(done.order && fault.falseAnswer ? falsify(done.order, fault.falseAnswer) : done.order),
    );
  }

  const app = Fastify({ http: httpLimits, forceCloseConnections: true });
  limitConnections(app.server);
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
  for (const [call, method, url] of calls)
    app.route({ method, url, exposeHeadRoute: false, handler: (request, reply) => serve(call, request, reply) });
  return app;
}
