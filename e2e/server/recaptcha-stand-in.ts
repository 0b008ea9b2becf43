import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { freePort } from './free-port.ts';
import { recaptchaScript } from './recaptcha-script.ts';

/** What the stand-in does wrong on purpose; a journey changes it while pages use it. */
export type RecaptchaBehavior = {
  script: 'serve' | 'fail' | 'hang';
  /** `fault`: the box loses its connection when it is ticked. */
  ticking: 'pass' | 'fault';
  /** After so long a passed box unticks itself, and its token is refused. */
  tokenLifeMs: number;
  verify: 'answer' | 'refuse' | 'fail' | 'hang';
};

/** One question to siteverify, and the answer it got; null when it got none. */
export type Verification = { secret: string; response: string; remoteip: string; answer: object | null };

export type RecaptchaStandIn = {
  /** What the site is started with to use it. */
  variables: Record<`RECAPTCHA_${string}`, string>;
  behavior: RecaptchaBehavior;
  /** Every path that a page asked for, queries included. */
  requests: string[];
  verifications: Verification[];
  /** Well-behaved again, and nothing remembered but which tokens were used. */
  clear(): void;
  close(): Promise<void>;
};

/** Two minutes, as Google's tokens live. */
const wellBehaved: RecaptchaBehavior = { script: 'serve', ticking: 'pass', tokenLifeMs: 120_000, verify: 'answer' };

const siteKey = 'stand-in-site-key';
const secretKey = 'stand-in-secret-key';

/** A stand-in for reCAPTCHA (v2, checkbox), on a port and so an origin of its own: the script, and siteverify. */
export async function startRecaptchaStandIn(): Promise<RecaptchaStandIn> {
  const port = await freePort();
  const folder = `http://localhost:${port}/recaptcha/`;
  const behavior = { ...wellBehaved };
  const requests: string[] = [];
  const verifications: Verification[] = [];
  const tokens = new Map<string, { hostname: string; endsAt: number }>();

  /** Each token is good once: a verification removes it. */
  function verifyToken(secret: string, response: string): object {
    const refused = (code: string) => ({ success: false, 'error-codes': [code] });
    if (secret !== secretKey) return refused('invalid-input-secret');
    if (!response.startsWith('token-')) return refused('invalid-input-response');
    const token = tokens.get(response);
    tokens.delete(response);
    if (!token || token.endsAt < Date.now() || behavior.verify === 'refuse') return refused('timeout-or-duplicate');
    return { success: true, challenge_ts: new Date().toISOString(), hostname: token.hostname };
  }

  async function verify(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const form = new URLSearchParams(await text(request));
    const [secret = '', token = '', remoteip = ''] = ['secret', 'response', 'remoteip'].map(
      (name) => form.get(name) ?? '',
    );
    const answer = behavior.verify === 'fail' || behavior.verify === 'hang' ? null : verifyToken(secret, token);
    verifications.push({ secret, response: token, remoteip, answer });
    if (behavior.verify === 'hang') return;
    response.writeHead(answer ? 200 : 500, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  }

  function token(widget: string | null, { headers }: IncomingMessage): string {
    if (behavior.ticking === 'fault') return `grecaptcha.standIn.answer(${Number(widget)}, { fault: true });`;
    const name = `token-${randomBytes(24).toString('base64url')}`;
    const lifeMs = behavior.tokenLifeMs;
    tokens.set(name, { hostname: new URL(headers.referer ?? folder).hostname, endsAt: Date.now() + lifeMs });
    return `grecaptcha.standIn.answer(${Number(widget)}, ${JSON.stringify({ token: name, lifeMs })});`;
  }

  function serveScript(request: IncomingMessage, response: ServerResponse): void {
    requests.push(request.url ?? '');
    if (behavior.script === 'hang') return;
    const { pathname, searchParams } = new URL(request.url ?? '', folder);
    const source = {
      '/recaptcha/api.js': () =>
        recaptchaScript({
          folder,
          siteKey,
          onload: searchParams.get('onload'),
          trustedTypes: searchParams.get('trustedtypes') === 'true',
        }),
      '/recaptcha/token.js': () => token(searchParams.get('widget'), request),
    }[pathname];
    if (!source || behavior.script === 'fail') response.writeHead(503).end();
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
    behavior,
    requests,
    verifications,
    clear() {
      Object.assign(behavior, wellBehaved);
      requests.length = 0;
      verifications.length = 0;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
