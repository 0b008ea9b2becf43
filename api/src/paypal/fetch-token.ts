import { type Client, OAuthAuthorizationController } from '@paypal/paypal-server-sdk';
import { z } from 'zod';
import { answerOf, judgeAnswer, unreadable } from '#api/paypal/judge-answer.ts';
import type { IssuedToken } from '#api/paypal/keep-token.ts';

const tokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });

export type Credentials = { clientId: string; clientSecret: string };

/**
 * Fetches a token: our own access token, or with more `fields` one for the browser.
 *
 * Not left to the SDK, which never recovers from a token that it could not fetch once, and never renews one that PayPal
 * no longer takes.
 *
 * @throws PayPalUnavailable also for wrong credentials: that is no answer to what the buyer asked.
 */
export async function fetchToken(
  client: Client,
  { clientId, clientSecret }: Credentials,
  fields: Record<string, string> = {},
): Promise<IssuedToken> {
  const call = 'give us a token';
  const authorization = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
  const asked = new OAuthAuthorizationController(client).requestToken({ authorization }, fields);
  const { data } = tokenSchema.safeParse(judgeAnswer(call, await answerOf(asked)));
  if (!data) throw unreadable(call);
  return { token: data.access_token, endsAt: Date.now() + data.expires_in * 1000 };
}
