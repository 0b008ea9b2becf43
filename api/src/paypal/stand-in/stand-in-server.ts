import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { httpLimits, limitConnections } from '#api/http/http-limits.ts';
import type { ApiAnswer, ApiQuestion, StandInCall } from '#api/paypal/stand-in/stand-in-api.ts';
import { type FalseAnswer, falsify } from './order-book.ts';
import { failureJson } from './paypal-json.ts';

/** One request that somebody makes of the stand-in. */
export type StandInRequest = {
  method: string;
  path: string;
  call: StandInCall;
  /** Of all requests, from 1. */
  number: number;
  /** Of those of this call, from 1. */
  ofCall: number;
  requestId: string | null;
};

/** What goes wrong with a request; several may. */
export type Fault = {
  /** It is done so late, perhaps after whoever asked has given up. */
  hesitateMs?: number;
  /** It is answered so late. */
  delayMs?: number;
  /** The line is cut, before it is done or after. */
  drop?: 'before' | 'after';
  /** A bare status, before it is done or instead of saying that it was. */
  answer?: { status: number; when: 'before' | 'after' };
  /** A refusal (422) with this issue; nothing is done. */
  issue?: string;
  /** It arrives twice, and the second answer is given. */
  duplicate?: boolean;
  /** The answer is no JSON. */
  garble?: boolean;
  falseAnswer?: FalseAnswer;
  /** The false answer is what PayPal did: it says the same at every later look. */
  lasting?: boolean;
};

/** Asked before each request. */
export type Faults = (request: StandInRequest) => Fault | undefined;

const calls: readonly [StandInCall, RegExp][] = [
  ['create', /^POST \/v2\/checkout\/orders$/],
  ['get-order', /^GET \/v2\/checkout\/orders\/(\w+)$/],
  ['capture', /^POST \/v2\/checkout\/orders\/(\w+)\/capture$/],
  ['get-capture', /^GET \/v2\/payments\/captures\/(\w+)$/],
  ['refund', /^POST \/v2\/payments\/captures\/(\w+)\/refund$/],
  ['token', /^POST \/v1\/oauth2\/token$/],
  ['verify-webhook', /^POST \/v1\/notifications\/verify-webhook-signature$/],
];

/** Which call a request is, and the id in its path. */
function callOf(method: string, path: string): { call: StandInCall; id: string } {
  for (const [call, pattern] of calls) {
    const match = pattern.exec(`${method} ${path}`);
    if (match) return { call, id: match[1] ?? '' };
  }
  return { call: 'other', id: '' };
}

type Parts = {
  /** Does what is asked, and says how to answer. */
  answer(question: ApiQuestion): ApiAnswer | null;
  /** Answers what is not of the API, if it is anything. */
  serveOther(request: IncomingMessage, response: ServerResponse, path: string): Promise<boolean>;
  faults(): Faults | null;
  /** Called when something was done and before it is answered. */
  onDone(call: StandInCall, answer: ApiAnswer): Promise<void>;
  /** Called for each request to the API. */
  onRequest(request: StandInRequest): void;
};

/** HTTP before the stand-in, with all that can go wrong on the way. */
export function standInServer({ answer, serveOther, faults, onDone, onRequest }: Parts): Server {
  const counts = new Map<StandInCall, number>();
  let number = 0;

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers, url = '/' } = request;
    const [path = '/'] = url.split('?', 1);
    const { call: kind, id } = callOf(method, path);
    if (kind === 'other') return serveElse(request, response, path);
    const body = await text(request);
    const call = kind === 'token' && body.includes('response_type=client_token') ? 'client-token' : kind;
    const requestId = headers['paypal-request-id']?.toString() ?? null;
    const ofCall = (counts.get(call) ?? 0) + 1;
    counts.set(call, ofCall);
    number += 1;
    const asked = { method, path, call, requestId, number, ofCall };
    onRequest(asked);
    const fault = faults()?.(asked) ?? {};
    const send = (status: number, json: unknown) => sendAnswer(response, status, JSON.stringify(json));

    if (fault.hesitateMs) await delay(fault.hesitateMs);
    if (fault.drop === 'before') return void request.socket.destroy();
    if (fault.answer?.when === 'before') return send(fault.answer.status, failureJson(fault.answer.status));
    if (fault.issue) return send(422, failureJson(422, fault.issue));
    const question = { call, id, authorization: headers.authorization ?? '', requestId, body };
    const act = () => answer(question);
    let done = act();
    if (fault.duplicate) done = act();
    if (done?.order && fault.falseAnswer && fault.lasting)
      Object.assign(done.order, falsify(done.order, fault.falseAnswer));
    if (done) await onDone(call, done);

    if (fault.delayMs) await delay(fault.delayMs);
    if (fault.drop === 'after') return void request.socket.destroy();
    if (fault.answer) return send(fault.answer.status, failureJson(fault.answer.status));
    if (fault.garble) return sendAnswer(response, 200, '<html>Something went wrong');
    if (!done) return send(404, failureJson(404, 'INVALID_RESOURCE_ID'));
    send(
      done.status,
      done.toJson(done.order && fault.falseAnswer ? falsify(done.order, fault.falseAnswer) : done.order),
    );
  }

  /** The buyer's pages are of another origin, and a browser asks first. */
  async function serveElse(request: IncomingMessage, response: ServerResponse, path: string): Promise<void> {
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type');
    if (!(await serveOther(request, response, path))) sendAnswer(response, 404, '{}');
  }

  const server = createServer(httpLimits, (request, response) => {
    serve(request, response).catch(() => request.socket.destroy());
  });
  limitConnections(server);
  return server;
}

function sendAnswer(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Paypal-Debug-Id': 'f0f0f0f0f0f0f' }).end(body);
}
