import { z } from 'zod';
import { type BotCheck, useOnce } from './bot-check.ts';

type Siteverify = {
  verifyUrl: string;
  secretKey: string;
  /** The time limit for Google's answer, including a retry. */
  timeoutMs?: number;
};

/** The format of Google's answer: developers.google.com/recaptcha/docs/verify */
const answerSchema = z.object({
  success: z.boolean(),
  /** The host name of the site on which the check was solved. */
  hostname: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});
type SiteverifyAnswer = z.infer<typeof answerSchema>;

/** Error codes about our request, not about the visitor's token. */
const ourFaults = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

/** Error codes of failures before a connection is made. */
const notConnected = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
];

/**
 * Asks Google whether a token is genuine. Retries only if no connection was made. Google accepts each token only once,
 * so it would refuse a genuine token that has already arrived.
 *
 * @throws Error if there is no usable answer. Its message contains neither the secret nor the token.
 */
async function askSiteverify(
  { verifyUrl, secretKey, timeoutMs = 5_000 }: Siteverify,
  token: string,
  address: string,
): Promise<SiteverifyAnswer> {
  const signal = AbortSignal.timeout(timeoutMs);
  const ask = () =>
    fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: secretKey, response: token, remoteip: address }),
      // A redirect would send the secret elsewhere.
      redirect: 'error',
      signal,
    });
  const response = await ask().catch((error: Error) => {
    if (notConnected.includes((error.cause as NodeJS.ErrnoException | undefined)?.code ?? '')) return ask();
    // Logging the abort's own `DOMException` would also log all its constants.
    throw signal.aborted ? new Error(`siteverify timeout: no answer within ${timeoutMs} ms`) : error;
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`siteverify answered ${response.status}`);
  }
  const { data: answer, error } = answerSchema.safeParse(await response.json());
  if (error) throw new Error('siteverify sent a response that does not match its documentation', { cause: error });
  const fault = answer['error-codes'].find((code) => ourFaults.includes(code));
  if (fault) throw new Error(`siteverify refused the request: ${fault}`);
  return answer;
}

/**
 * How long a used token is remembered, in ms: the two minutes for which Google's tokens are valid, and a margin for
 * clocks that differ.
 */
const markMs = 10 * 60_000;

type RecaptchaParts = Siteverify & { publicUrl: string };

/** Creates a bot check by reCAPTCHA (v2, checkbox): Google gives the browser a token, and confirms each token once. */
export function recaptcha({ publicUrl, ...siteverify }: RecaptchaParts): BotCheck {
  const { hostname: ownHost } = new URL(publicUrl);

  return {
    createChallenge: null,

    async verify(token, { address, log }) {
      const answer = await askSiteverify(siteverify, token, address).catch((error: unknown) => error as Error);
      if (answer instanceof Error) {
        log.error({ err: answer }, 'could not verify a reCAPTCHA token');
        return 'unavailable';
      }
      if (!answer.success) return 'refused';
      if (answer.hostname && answer.hostname !== ownHost && ownHost !== 'localhost') {
        log.warn({ hostname: answer.hostname, expected: ownHost }, 'A reCAPTCHA token was issued for another site');
        return 'refused';
      }
      return 'passed';
    },

    // Google's token does not say when it was issued.
    issuedAt: () => null,

    use: (transaction, token) => useOnce(transaction, token, new Date(Date.now() + markMs)),
  };
}
