import { createHash } from 'node:crypto';
import { createPrismaClient, type PrismaClient } from '@agency/prisma';
import fc from 'fast-check';
import { contactSubmission, portfolioItem } from '../../../api/test/factories.ts';
import { siteUnderAttack } from '../site-under-attack.ts';
import { type FuzzRequest, fuzzRequest } from './requests.ts';
import { type Answer, NoAnswerError, sendBytes, sendRequest } from './send-request.ts';
import { knownIds } from './values.ts';

export type FuzzOptions = {
  requests: number;
  seed: number;
  /** The number of the only request to send. */
  only?: number;
  onProgress?: (step: string) => void;
};

export type FuzzReport = {
  /** For each kind of request, the number of responses in each status class. */
  answers: Record<string, Record<string, number>>;
  /** A description of each fault, with the number and the content of its request. Must be empty. */
  faults: string[];
};

const sessionTokens = Array.from({ length: 50 }, (_, i) => `fuzz-session-${String(i).padStart(30, '0')}`);

/**
 * Sends valid and invalid requests to the whole product on a separate Postgres. Every response must come in time, be
 * small, have a status below 500, and be JSON if it comes from the API. The log must contain no error.
 */
export async function fuzz({ requests, seed, only, onProgress = () => undefined }: FuzzOptions): Promise<FuzzReport> {
  const site = await siteUnderAttack('fuzz');
  const { origin, port } = site;
  const answers: FuzzReport['answers'] = {};
  const faults: string[] = [];
  try {
    await site.ready;
    const database = createPrismaClient(site.databaseUrl);
    await fill(database);
    await database.$disconnect();
    const all = fc.sample(fuzzRequest, { seed, numRuns: requests });
    const numbered = all.map((request, number) => ({ request, number }));
    const queue = (only === undefined ? numbered : numbered.slice(only, only + 1)).values();
    onProgress(`${requests} requests from seed ${seed}`);
    await Promise.all(
      Array.from({ length: 16 }, async () => {
        for (const { request, number } of queue) {
          if (number > 0 && number % 2_500 === 0) onProgress(`${number} requests`);
          const fault = await attempt(request, number);
          if (fault) faults.push(`${number}: ${fault}: ${JSON.stringify(request).slice(0, 1_500)}`);
        }
      }),
    );
    const ready = await fetch(`${origin}/readyz`);
    if (ready.status !== 200) faults.push(`/readyz answered ${ready.status} afterwards`);
    faults.push(...errorLines(site.output()));
  } finally {
    const code = await site.stop();
    if (code !== 0) faults.push(`The site ended with ${code}: ${site.output().slice(-2_000)}`);
  }
  return { answers, faults };

  /** Sends one request. Returns what is wrong with the response, or null. */
  async function attempt(described: FuzzRequest, number: number): Promise<string | null> {
    const { kind } = described;
    const count = (name: string) => {
      answers[kind] = { ...answers[kind], [name]: (answers[kind]?.[name] ?? 0) + 1 };
    };
    try {
      const request = await completed(described, number);
      const answer = kind === 'bytes' ? await sendBytes(port, request.body ?? '') : await sendRequest(port, request);
      count(answer ? `${Math.floor(answer.status / 100)}xx` : 'closed');
      return answer && faultOf(request, answer);
    } catch (error) {
      if (!(error instanceof NoAnswerError)) throw error;
      count('none');
      return error.message;
    }
  }

  /** Fills in what only the running product can give: an address, the site's origin, a session, a bot check token. */
  async function completed(request: FuzzRequest, number: number): Promise<FuzzRequest> {
    if (request.kind === 'bytes') return request;
    const body = request.body?.includes('$TOKEN')
      ? request.body.replace('$TOKEN', await site.takeToken())
      : request.body;
    const headers: Record<string, string> = {
      'X-Forwarded-For': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
      ...request.headers,
      Host: `localhost:${port}`,
    };
    if (headers.Origin === '$ORIGIN') headers.Origin = origin;
    if (request.signedIn) headers.Cookie = `agency_session=${sessionTokens[number % sessionTokens.length]}`;
    if (body !== null) headers['Content-Length'] = String(Buffer.byteLength(body));
    return { ...request, headers, body };
  }
}

/** Creates sessions, and rows with the known ids, so that requests find some. */
async function fill(database: PrismaClient): Promise<void> {
  await database.portfolioItem.createMany({ data: knownIds.map((id) => portfolioItem({ id })) });
  await database.contactSubmission.createMany({ data: knownIds.map((id) => contactSubmission({ id })) });
  const { id: userId } = await database.user.findFirstOrThrow();
  const expiresAt = new Date(Date.now() + 3_600_000);
  await database.session.createMany({
    data: sessionTokens.map((token) => ({
      userId,
      expiresAt,
      tokenHash: createHash('sha256').update(token).digest('hex'),
    })),
  });
}

/** Returns the lines of the log with the level `error` or `fatal` (50 and 60 in pino). */
const errorLines = (output: string): string[] =>
  output
    .split('\n')
    .filter((line) => /"level":"?(50|60|error|fatal)"?[,}]/.test(line))
    .map((line) => `logged: ${line.slice(0, 1_500)}`);

/**
 * The maximum size of an error response, in bytes. Pages contain the layout, and forms return the input: both are
 * exempt.
 */
const maxRefusalBytes = 8_192;

/** Returns what is wrong with a response, or null. */
function faultOf({ kind, method, path, headers }: FuzzRequest, answer: Answer): string | null {
  if (answer.status >= 500) return `answered ${answer.status}: ${answer.body.slice(0, 300)}`;
  const bytes = Buffer.byteLength(answer.body);
  const isPage = answer.contentType.startsWith('text/') && kind !== 'rest' && kind !== 'graphql';
  if (answer.status >= 400 && !isPage && bytes > maxRefusalBytes)
    return `refused with ${answer.status} in ${bytes} bytes: ${answer.body.slice(0, 300)}`;
  if (kind !== 'rest' && kind !== 'graphql') return null;
  if (method === 'HEAD' || answer.status === 204 || answer.status === 304) return null;
  if (answer.contentType.startsWith('text/event-stream')) return null;
  if (path.startsWith('/graphql') && /text\/html/.test(headers.Accept ?? '') && answer.status === 200) return null;
  if (!/^application\/(graphql-response\+)?json\b/.test(answer.contentType)) {
    return `answered ${answer.status} as "${answer.contentType}": ${answer.body.slice(0, 300)}`;
  }
  try {
    const body = JSON.parse(answer.body);
    if (body.errors && bytes > maxRefusalBytes && !body.data)
      return `refused in ${bytes} bytes: ${answer.body.slice(0, 300)}`;
    const explained = typeof body.message === 'string' || Array.isArray(body.errors);
    return answer.status < 400 || explained ? null : `refused with ${answer.status} without saying why: ${answer.body}`;
  } catch {
    return `answered ${answer.status} with invalid JSON: ${answer.body.slice(0, 300)}`;
  }
}
