import {
  ApiError,
  type ApiResponse,
  type Client,
  OAuthAuthorizationController,
  ResponseValidationError,
} from '@paypal/paypal-server-sdk';
import { z } from 'zod';
import { PayPalRefusal, PayPalUnavailable } from '#api/paypal/paypal.ts';

/** The parts of the SDK's response that are used. */
export type RawResponse = Pick<ApiResponse<unknown>, 'statusCode' | 'body' | 'headers'>;

type Answer = { status: number; body: string; debugId: string | null };

/**
 * The format of errors: developer.paypal.com/api/rest/responses/#link-errorresponses. The token endpoint returns
 * `error` instead of `name`.
 */
const failureSchema = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

/**
 * Statuses after which the outcome is unknown. Even if PayPal refuses our credentials (401, 403), an earlier attempt
 * may have succeeded.
 */
const uncertainStatuses = [401, 403, 408, 409, 429];
/** PayPal's error while an earlier request with the same idempotency key is still running. */
const underWay = 'PREVIOUS_REQUEST_IN_PROGRESS';

/**
 * Returns PayPal's raw answer. The SDK's own parsing is not used. It throws on unknown shapes, and its errors contain
 * the access token, which must not be logged.
 */
export async function answerOf(asked: Promise<RawResponse>): Promise<Answer> {
  const answer = await asked.catch((error: unknown) => {
    if (error instanceof ApiError || error instanceof ResponseValidationError) return error;
    if (error instanceof PayPalUnavailable) throw error;
    throw new PayPalUnavailable('The answer of PayPal cannot be read');
  });
  const debugId = answer.headers['paypal-debug-id'] ?? null;
  return { status: answer.statusCode, body: typeof answer.body === 'string' ? answer.body : '', debugId };
}

/**
 * Parses the JSON of a successful answer.
 *
 * @param call names the request in the message, such as "capture an order".
 * @param canRefuse whether a 4xx means that PayPal refused the buyer's request.
 * @throws PayPalRefusal, or PayPalUnavailable if the outcome is unknown.
 */
export function parseAnswer(call: string, { status, body, debugId }: Answer, canRefuse = true): unknown {
  const json = parseJson(body);
  if (status >= 200 && status < 300) {
    if (json === undefined) throw unreadable(call, status, debugId);
    return json;
  }
  const failure = failureSchema.safeParse(json).data;
  const issue = failure?.details?.[0]?.issue ?? failure?.name ?? failure?.error ?? null;
  const known = { status, issue, debugId: failure?.debug_id ?? debugId };
  // A 4xx without a PayPal error comes from something else, such as a proxy.
  const isCertain =
    status >= 400 && status < 500 && !uncertainStatuses.includes(status) && issue !== null && issue !== underWay;
  if (canRefuse && isCertain) throw new PayPalRefusal(call, known);
  throw new PayPalUnavailable(`PayPal could not ${call}: ${[status, issue].filter(Boolean).join(' ')}`, known);
}

export const unreadable = (call: string, status: number | null = null, debugId: string | null = null) =>
  new PayPalUnavailable(`PayPal's answer to "${call}" cannot be read`, { status, debugId });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The parts of axios's request configuration that are used. */
type AdapterRequest = { method?: string; url?: string; data?: string; headers: { toJSON(): object } };

/**
 * Sends the SDK's requests to `apiUrl`, because the SDK supports only PayPal's own two addresses. One timeout covers
 * the whole exchange. Redirects are not followed, because they would send the secret elsewhere. No HTTP status counts
 * as an error here.
 *
 * @returns an adapter, which throws PayPalUnavailable if there is no answer.
 */
export function fetchAdapter(apiUrl: string, timeoutMs: number) {
  return async (config: AdapterRequest) => {
    const { method = 'GET', url = '', data, headers } = config;
    const { pathname, search } = new URL(url);
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      const response = await fetch(new URL(pathname + search, apiUrl), {
        method: method.toUpperCase(),
        headers: Object.entries(headers.toJSON()).map(([name, value]) => [name, String(value)]),
        body: data,
        redirect: 'error',
        signal,
      });
      const { status, statusText } = response;
      return { data: await response.text(), status, statusText, headers: Object.fromEntries(response.headers), config };
    } catch (error) {
      if (signal.aborted) throw new PayPalUnavailable(`PayPal did not answer within ${timeoutMs} ms`);
      const { cause, message } = error as Error & { cause?: NodeJS.ErrnoException };
      throw new PayPalUnavailable(`PayPal cannot be reached: ${cause?.code ?? cause?.message ?? message}`);
    }
  };
}

type IssuedToken = { token: string; endsAt: number };

type KeptToken = {
  get(): Promise<string>;
  /** Forgets a token that PayPal no longer accepts, unless the token was already replaced. */
  drop(token: string): void;
};

/** Caches a token until shortly before it expires. Callers share a fetch that is under way. A failure is not cached. */
export function keepToken(fetchToken: () => Promise<IssuedToken>, marginMs: number): KeptToken {
  let kept: IssuedToken | null = null;
  let fetching: Promise<IssuedToken> | null = null;
  return {
    async get() {
      if (kept && kept.endsAt - marginMs > Date.now()) return kept.token;
      fetching ??= fetchToken().finally(() => {
        fetching = null;
      });
      kept = await fetching;
      return kept.token;
    },
    drop(token) {
      if (kept?.token === token) kept = null;
    },
  };
}

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

type Credentials = { clientId: string; clientSecret: string };

/**
 * Fetches a token: our own access token, or, if `fields` asks for it, a token for the browser.
 *
 * The SDK's own token handling does not recover from a failed fetch, and does not renew a token that PayPal no longer
 * accepts.
 *
 * @throws PayPalUnavailable, even if our credentials or the address are wrong, because PayPal has not refused the
 * buyer's request.
 */
export async function fetchToken(
  client: Client,
  { clientId, clientSecret }: Credentials,
  fields: Record<string, string> = {},
): Promise<IssuedToken> {
  const call = 'give us a token';
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  const asked = new OAuthAuthorizationController(client).requestToken({ authorization }, fields);
  const { data } = tokenSchema.safeParse(parseAnswer(call, await answerOf(asked), false));
  if (!data) throw unreadable(call);
  return { token: data.access_token, endsAt: Date.now() + data.expires_in * 1000 };
}
