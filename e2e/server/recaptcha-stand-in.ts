import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from './free-port.ts';
import { recaptchaScript } from './recaptcha-script.ts';

/** A request to siteverify, and the response. */
type Verification = { secret: string; response: string; answer: object };

export type RecaptchaStandIn = {
  /** The environment with which the site uses the stand-in. */
  variables: Record<`RECAPTCHA_${string}`, string>;
  /** Every path that pages requested, including its query. */
  requests: string[];
  verifications: Verification[];
  close(): Promise<void>;
};

const siteKey = 'stand-in-site-key';
const secretKey = 'stand-in-secret-key';

/**
 * Starts a stand-in for reCAPTCHA (v2, checkbox): the script and siteverify, on its own port, which makes it another
 * origin.
 */
export async function startRecaptchaStandIn(): Promise<RecaptchaStandIn> {
  const port = await freePort();
  const folder = `http://localhost:${port}/recaptcha/`;
  const requests: string[] = [];
  const verifications: Verification[] = [];
  const hostnames = new Map<string, string>();

  /** Verifies a token, and then removes it, because a token is valid once. */
  function verifyToken(secret: string, response: string): object {
    const refused = (code: string) => ({ success: false, 'error-codes': [code] });
    if (secret !== secretKey) return refused('invalid-input-secret');
    if (!response.startsWith('token-')) return refused('invalid-input-response');
    const hostname = hostnames.get(response);
    hostnames.delete(response);
    if (!hostname) return refused('timeout-or-duplicate');
    return { success: true, challenge_ts: new Date().toISOString(), hostname };
  }

  async function verify(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    const [secret = '', token = ''] = ['secret', 'response'].map((name) => form.get(name) ?? '');
    const answer = verifyToken(secret, token);
    verifications.push({ secret, response: token, answer });
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  }

  function token(widget: string | null, { headers }: IncomingMessage): string {
    const name = `token-${randomBytes(24).toString('base64url')}`;
    hostnames.set(name, new URL(headers.referer ?? folder).hostname);
    return `grecaptcha.standIn.answer(${Number(widget)}, ${JSON.stringify({ token: name })});`;
  }

  function serveScript(request: IncomingMessage, response: ServerResponse): void {
    requests.push(request.url ?? '');
    const { pathname, searchParams } = new URL(request.url ?? '', folder);
    const source = {
      '/recaptcha/api.js': () => recaptchaScript(folder, siteKey),
      '/recaptcha/token.js': () => token(searchParams.get('widget'), request),
    }[pathname];
    if (!source) response.writeHead(503).end();
    else response.writeHead(200, { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store' }).end(source());
  }

  const server = createServer((request, response) =>
    request.method === 'POST' ? verify(request, response) : serveScript(request, response),
  );
  await new Promise<void>((resolve) => server.listen(port, resolve));
  return {
    variables: {
      RECAPTCHA_SITE_KEY: siteKey,
      RECAPTCHA_SECRET_KEY: secretKey,
      RECAPTCHA_SCRIPT_URL: `${folder}api.js`,
      RECAPTCHA_VERIFY_URL: `${folder}api/siteverify`,
    },
    requests,
    verifications,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
