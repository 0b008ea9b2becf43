import { ApiError, type ApiResponse, ResponseValidationError } from '@paypal/paypal-server-sdk';
import { z } from 'zod';
import { PayPalRefusal, PayPalUnavailable } from '#api/paypal/paypal.ts';

export type Answer = { status: number; body: string; debugId: string | null };

/** developer.paypal.com/api/rest/responses/#link-errorresponses; the token's endpoint has an `error` instead. */
const failureSchema = z.object({
  name: z.string().optional(),
  error: z.string().optional(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string().optional() })).optional(),
});

/** Statuses after which nobody knows what was done. A wrong key (401, 403) says nothing of the attempt before it. */
const inTheDark = [401, 403, 408, 409, 429];
/** The first of two requests with the same key is still being worked on. */
const underWay = 'PREVIOUS_REQUEST_IN_PROGRESS';

/**
 * What PayPal answered, as it came. The SDK's own reading is not used: it throws on shapes that it does not know yet,
 * and on errors it throws the whole request, access token included, which must not come near a log.
 */
export async function answerOf(asked: Promise<ApiResponse<unknown>>): Promise<Answer> {
  const answer = await asked.catch((error: unknown) => {
    if (error instanceof ApiError || error instanceof ResponseValidationError) return error;
    if (error instanceof PayPalUnavailable) throw error;
    throw new PayPalUnavailable('The answer of PayPal cannot be read');
  });
  const debugId = answer.headers['paypal-debug-id'] ?? null;
  return { status: answer.statusCode, body: typeof answer.body === 'string' ? answer.body : '', debugId };
}

/**
 * The JSON of a good answer.
 *
 * @param call says in the message what was asked, such as "capture an order".
 * @throws PayPalRefusal, or PayPalUnavailable when it cannot be known what was done.
 */
export function judgeAnswer(call: string, { status, body, debugId }: Answer): unknown {
  const json = parseJson(body);
  if (status >= 200 && status < 300) {
    if (json === undefined) throw unreadable(call, status, debugId);
    return json;
  }
  const failure = failureSchema.safeParse(json).data;
  const issue = failure?.details?.[0]?.issue ?? failure?.name ?? failure?.error ?? null;
  const known = { status, issue, debugId: failure?.debug_id ?? debugId };
  if (status >= 400 && status < 500 && !inTheDark.includes(status) && issue !== underWay) {
    throw new PayPalRefusal(call, known);
  }
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
