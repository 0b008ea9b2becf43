import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { moneySchema } from '#api/paypal/read-order.ts';
import type { BookResult, OrderBook, StandInOrder } from './order-book.ts';
import { captureJson, failureJson, orderJson } from './paypal-json.ts';
import type { WebhookSigner } from './webhooks.ts';

/** The requests to PayPal's API that the stand-in answers. */
export type StandInCall =
  | 'token'
  | 'client-token'
  | 'create'
  | 'get-order'
  | 'capture'
  | 'get-capture'
  | 'verify-webhook';

type StandInKeys = { clientId: string; clientSecret: string; webhookId: string };
export type ApiQuestion = {
  call: StandInCall;
  /** The id in the path. */
  id: string;
  authorization: string;
  requestId: string | null;
  body: string;
};
/** `toJson` creates the answer. Its argument is the order, or a changed order for a false answer. */
export type ApiAnswer = { status: number; order: StandInOrder | null; toJson: (order: StandInOrder | null) => unknown };

const newOrderSchema = z.object({
  intent: z.literal('CAPTURE'),
  purchase_units: z.tuple([
    z.object({
      custom_id: z.string().max(255).optional(),
      invoice_id: z.string().max(127).optional(),
      description: z.string().max(127).optional(),
      amount: moneySchema.refine(({ value }) => Number(value) > 0 && /\.\d\d$/.test(value)),
    }),
  ]),
  payment_source: z
    .object({
      paypal: z
        .object({
          attributes: z
            .object({ vault: z.object({ store_in_vault: z.literal('ON_SUCCESS'), usage_type: z.literal('MERCHANT') }) })
            .optional(),
        })
        .optional(),
    })
    .optional(),
});
const storedSourceSchema = z.object({
  payment_source: z.object({ paypal: z.object({ vault_id: z.string().min(1) }) }),
});

const eventKey = '"webhook_event":';
const verificationSchema = z.object({
  auth_algo: z.string().regex(/^[a-zA-Z0-9]+$/),
  cert_url: z.url(),
  transmission_id: z.string(),
  transmission_sig: z.string(),
  transmission_time: z.string(),
  webhook_id: z.string(),
});

const tokenSeconds = { ours: 32_400, browsers: 900 };

/** Returns the part of PayPal's API that the platform uses. */
export function standInApi(
  book: OrderBook,
  keys: StandInKeys,
  url: () => string,
  isGenuine: WebhookSigner['isGenuine'],
) {
  const tokens = new Set<string>();
  const basic = `Basic ${Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64')}`;

  const plain = (status: number, json: unknown): ApiAnswer => ({ status, order: null, toJson: () => json });
  const failure = (status: number, issue?: string) => plain(status, failureJson(status, issue));
  const about = (result: BookResult, toJson: (order: StandInOrder) => unknown): ApiAnswer =>
    'issue' in result
      ? failure(result.status, result.issue)
      : { ...result, toJson: (order) => (order ? toJson(order) : null) };
  const toOrderJson = (order: StandInOrder) => orderJson(order, url());

  function issueToken({ authorization, body }: ApiQuestion): ApiAnswer {
    if (authorization !== basic) {
      return plain(401, { error: 'invalid_client', error_description: 'Client Authentication failed' });
    }
    const form = new URLSearchParams(body);
    if (form.get('grant_type') !== 'client_credentials') return plain(400, { error: 'unsupported_grant_type' });
    const browsers = form.get('response_type') === 'client_token';
    if (browsers && !form.get('domains[]')) return plain(400, { error: 'invalid_request' });
    const token = `${browsers ? 'browser' : 'A21'}-${randomBytes(24).toString('base64url')}`;
    if (!browsers) tokens.add(token);
    const seconds = browsers ? tokenSeconds.browsers : tokenSeconds.ours;
    return plain(200, { access_token: token, token_type: 'Bearer', expires_in: seconds });
  }

  function create({ body, requestId }: ApiQuestion): ApiAnswer {
    const { data } = newOrderSchema.safeParse(parse(body));
    if (!data) return failure(400, 'INVALID_PARAMETER_VALUE');
    const [unit] = data.purchase_units;
    const { amount, custom_id: reference = null, invoice_id: invoiceNumber = null, description = null } = unit;
    const namesSource = data.payment_source !== undefined;
    const stores = data.payment_source?.paypal?.attributes !== undefined;
    const order = { amount, reference, invoiceNumber, description, namesSource, stores };
    return about(book.create(order, requestId), toOrderJson);
  }

  function verifyWebhook({ body }: ApiQuestion): ApiAnswer {
    const { data } = verificationSchema.safeParse(parse(body));
    if (!data) return failure(400, 'INVALID_PARAMETER_VALUE');
    // The signature covers the event's own bytes, which are the last part of the body.
    const event = body.slice(body.indexOf(eventKey) + eventKey.length, -1);
    return plain(200, { verification_status: isGenuine(data, event) ? 'SUCCESS' : 'FAILURE' });
  }

  const found = (order: StandInOrder | undefined): BookResult =>
    order ? { status: 200, order } : { status: 404, issue: 'INVALID_RESOURCE_ID' };

  return {
    /** Refuses all tokens that were issued before. */
    forgetTokens: () => tokens.clear(),

    answer(question: ApiQuestion): ApiAnswer {
      const { call, id, authorization, requestId } = question;
      if (call === 'token' || call === 'client-token') return issueToken(question);
      if (!tokens.has(authorization.replace('Bearer ', ''))) return failure(401);
      if (call === 'create') return create(question);
      if (call === 'verify-webhook') return verifyWebhook(question);
      if (call === 'get-order') return about(found(book.orders.get(id)), toOrderJson);
      if (call === 'capture') {
        const { data: stored } = storedSourceSchema.safeParse(parse(question.body));
        return about(book.capture(id, requestId, stored?.payment_source.paypal.vault_id), toOrderJson);
      }
      return about(found(book.ofCapture(id)), (order) => order.capture && captureJson(order, order.capture));
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
