import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ImapFlow } from 'imapflow';
import { z } from 'zod';
import type { Environment } from '#api/contract/environment.ts';
import { mostFiles } from '#api/contract/replies.ts';
import { storable } from '#api/contract/text.ts';
import { describeFailure } from '#api/mail/mail-failure.ts';

export type ImapAccount = NonNullable<Environment['mail']['imap']>;

const timeoutMs = 30_000;
/** The maximum size of a mail, in bytes. Base64 makes files a third longer, and the rest of a mail is small. */
export const mostMailBytes = Math.ceil(mostFiles.bytes * 1.5);

/**
 * Connects to the mailbox and signs in. The connection ends if the server leaves a command unanswered for `silenceMs`.
 *
 * @throws Error if the server cannot be reached or refuses to sign us in, or if getting an access token fails.
 */
export async function openImap(account: ImapAccount, { silenceMs }: { silenceMs: number }): Promise<ImapFlow> {
  const url = new URL(account.url);
  const secure = url.protocol === 'imaps:';
  const user = decodeURIComponent(url.username);
  const accessToken = await accessTokenOf(account);
  const client = new ImapFlow({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (secure ? 993 : 143),
    secure,
    // `imap://` is allowed only on this machine, where STARTTLS is not needed.
    ...(!secure && { doSTARTTLS: false }),
    auth: accessToken ? { user, accessToken } : { user, pass: decodeURIComponent(url.password) },
    logger: false,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: silenceMs,
    autoIdleDelay: 500,
    maxLineLength: 1024 * 1024,
    maxLiteralSize: mostMailBytes,
    maxResponseSize: 2 * mostMailBytes,
    maxResponseTokens: 200_000,
  });
  // Close the connection, so that everything that waits for it fails.
  client.on('error', () => client.close());
  await client.connect();
  return client;
}

const run = promisify(execFile);

/** Returns a token for XOAUTH2, or null for an account with a password. */
async function accessTokenOf(account: ImapAccount): Promise<string | null> {
  const { accessTokenCommand, refreshToken } = account;
  if (accessTokenCommand) {
    const options = { timeout: timeoutMs, maxBuffer: 64 * 1024 };
    const { stdout } = await run('/bin/sh', ['-c', accessTokenCommand], options).catch((error: unknown) => {
      // The error names only the exit code, because the command and its output may contain secrets.
      const { code, signal } = error as { code?: unknown; signal?: unknown };
      throw new Error(`IMAP_ACCESS_TOKEN_COMMAND failed with ${code ?? signal ?? 'an error'}.`);
    });
    return stdout.trim();
  }
  return refreshToken ? refreshOnce(account, refreshToken) : null;
}

/** The refreshes in progress, by refresh token. Connections share one, because two at once could void the token. */
const underWay = new Map<string, Promise<string>>();

function refreshOnce(account: ImapAccount, refreshToken: string): Promise<string> {
  const running = underWay.get(refreshToken);
  if (running) return running;
  const token = refresh(account, refreshToken).finally(() => underWay.delete(refreshToken));
  underWay.set(refreshToken, token);
  return token;
}

/**
 * The newest refresh token for each configured one. Some servers issue a new token with each refresh, and accept old
 * ones for months, so a new token is kept only in memory.
 */
const newest = new Map<string, string>();
const tokenAnswer = z.object({ access_token: z.string().min(1), refresh_token: z.string().optional() });

async function refresh({ clientId, clientSecret, tokenUrl }: ImapAccount, refreshToken: string): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'refresh_token',
    refresh_token: newest.get(refreshToken) ?? refreshToken,
    client_id: clientId ?? '',
    ...(clientSecret && { client_secret: clientSecret }),
  });
  const response = await fetch(tokenUrl, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok) throw new Error(`The refresh token was refused with ${response.status}.`);
  const answer = tokenAnswer.parse(await response.json());
  if (answer.refresh_token) newest.set(refreshToken, answer.refresh_token);
  return answer.access_token;
}

type ImapError = Error & { authenticationFailed?: boolean; responseText?: string };

/** Describes why a mailbox cannot be read, in one line without secrets. */
export function describeImapFailure(error: unknown, { url }: ImapAccount): string {
  const { authenticationFailed, responseText, message } = error as ImapError;
  const text = responseText || message;
  return storable(describeFailure(new Error(authenticationFailed ? `It refused the sign-in: ${text}` : text), url));
}
