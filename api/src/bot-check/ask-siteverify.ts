import { z } from 'zod';

export type Siteverify = {
  verifyUrl: string;
  secretKey: string;
  /** How long an answer may take, retry included. */
  timeoutMs?: number;
};

/** developers.google.com/recaptcha/docs/verify */
const answerSchema = z.object({
  success: z.boolean(),
  /** Where the token was earned. */
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});
export type SiteverifyAnswer = z.infer<typeof answerSchema>;

/** Refusals that are about our request, and say nothing of the visitor's token. */
const ourFaults = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

/** Faults that come before a connection stands. */
const notConnected = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/**
 * Asks whether a token is genuine. Asks again only when no connection was made: a token that did arrive is used up, and
 * a second question about it would be answered "duplicate", as if the visitor had cheated.
 *
 * @throws Error when there is no usable answer. Its message holds neither the secret nor the token.
 */
export async function askSiteverify(
  { verifyUrl, secretKey, timeoutMs = 5_000 }: Siteverify,
  token: string,
  address: string,
): Promise<SiteverifyAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const ask = () =>
    fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: secretKey, response: token, remoteip: address }),
      // The secret goes nowhere else.
      redirect: 'error',
      signal,
    });
  const response = await ask().catch((error: Error) => {
    if (notConnected.includes((error.cause as NodeJS.ErrnoException | undefined)?.code ?? '')) return ask();
    // The abort's own error would fill the log with the constants of its class.
    throw signal.aborted ? new Error(`siteverify timeout: no answer within ${timeoutMs} ms`) : error;
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`siteverify answered ${response.status}`);
  }
  const { data: answer, error } = answerSchema.safeParse(await response.json());
  if (error) throw new Error('siteverify answered something else than documented', { cause: error });
  const fault = answer['error-codes'].find((code) => ourFaults.includes(code));
  if (fault) throw new Error(`siteverify refused the request: ${fault}`);
  return answer;
}
