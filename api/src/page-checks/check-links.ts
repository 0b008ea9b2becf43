import { lookup } from 'node:dns/promises';
import PQueue from 'p-queue';
import type { Finding } from '#api/contract/page-checks.ts';
import { requestOutside, webAddress } from '#api/platform/request-outside.ts';
import type { Reference } from './check-html.ts';
import { fetchOwn } from './fetch-own.ts';

/**
 * The maximum number of concurrent requests, the maximum number of checked addresses, the timeout for all of them, and
 * the timeout for one. Times are in ms.
 */
const [concurrency, mostAddresses, allMs, oneMs] = [8, 150, 15_000, 10_000];
const mostRedirects = 5;

type LinkOptions = {
  /** The address at which the check reads the page. */
  pageUrl: string;
  /** The origins of the site: its public origin, and the origin at which the check reads it. */
  origins: readonly string[];
  html: string;
  allowedAddresses?: readonly string[] | undefined;
  /** A host name that resolves if the worker can reach the internet. */
  knownHost?: string;
};

type Problem = Pick<Finding, 'severity' | 'message'>;
const error = (message: string): Problem => ({ severity: 'error', message });
const warning = (message: string): Problem => ({ severity: 'warning', message });

/**
 * Requests what a page links to or shows, up to `mostAddresses`. An address that does not respond in time is a warning.
 */
export async function checkLinks(references: readonly Reference[], options: LinkOptions): Promise<Finding[]> {
  const queue = new PQueue({ concurrency });
  const end = AbortSignal.timeout(allMs);
  const byAddress = Map.groupBy(references, ({ address }) => address);
  const found = [...byAddress].slice(0, mostAddresses).map(([address, uses]) =>
    queue.add(async (): Promise<Finding[]> => {
      const isPicture = uses.some((use) => use.isPicture);
      const isInContent = uses.some(({ field }) => field !== null);
      const problem = await problemOf(address, { ...options, isPicture, isInContent, end });
      const rule = isPicture ? 'broken-picture' : 'broken-link';
      const fields = new Set(uses.map(({ field }) => field));
      return problem ? [...fields].map((field) => ({ rule, field, quote: address.slice(0, 300), ...problem })) : [];
    }),
  );
  return (await Promise.all(found)).flat();
}

type AddressOptions = LinkOptions & { isPicture: boolean; isInContent: boolean; end: AbortSignal };

async function problemOf(address: string, options: AddressOptions): Promise<Problem | null> {
  const { pageUrl, origins, html, isPicture, isInContent, end } = options;
  if (/^(mailto|tel):/.test(address)) return null;
  // Outside the content, `#` stands for an address that the agency has not entered yet, such as that of a social
  // network.
  if (address === '' || address === '#') return isInContent ? error('A link leads nowhere.') : null;
  const url = URL.parse(address, pageUrl);
  if (!url || !webAddress(url)) return error(`“${address}” is not a web address.`);
  const page = new URL(pageUrl);
  if (address.startsWith('#') || (url.origin === page.origin && url.pathname === page.pathname && url.hash))
    return hasId(html, url.hash) ? null : error(`The page has no section ${url.hash}.`);
  const signal = AbortSignal.any([end, AbortSignal.timeout(oneMs)]);
  try {
    if (origins.includes(url.origin))
      return await ownProblem(new URL(url.pathname + url.search + url.hash, page.origin), signal);
    if (!isPicture && url.protocol === 'http:') {
      const insecure = await outsideProblem(url, { ...options, signal });
      return insecure ?? warning('The address begins with http://, so others can read and change what is sent.');
    }
    return await outsideProblem(url, { ...options, signal });
  } catch (fault) {
    return faultProblem(url, fault as NodeJS.ErrnoException, options.knownHost);
  }
}

async function ownProblem(url: URL, signal: AbortSignal): Promise<Problem | null> {
  // A redirect counts as success. Do not follow it, because it could lead off the site.
  const response = await fetchOwn(url, { signal, redirect: 'manual', headers: { Accept: 'text/html, image/*, */*' } });
  const body = url.hash ? await response.text() : '';
  if (!url.hash) await response.body?.cancel();
  if (response.status === 404 || response.status === 410) return error(`There is no page at ${url.pathname}.`);
  // Status 429, a rate limit, says nothing about the page.
  if (response.status >= 400 && response.status !== 429)
    return warning(`${url.pathname} responds with status ${response.status}.`);
  return url.hash && response.ok && !hasId(body, url.hash)
    ? error(`${url.pathname} has no section ${url.hash}.`)
    : null;
}

async function outsideProblem(
  start: URL,
  { isPicture, signal, allowedAddresses }: AddressOptions & { signal: AbortSignal },
): Promise<Problem | null> {
  let url = start;
  for (let redirects = 0; redirects <= mostRedirects; redirects += 1) {
    const accept = isPicture ? 'image/*' : 'text/html, */*';
    const response = await requestOutside(url, { signal, accept, allowedAddresses });
    response.destroy();
    const { statusCode: status = 0, headers } = response;
    if (status === 404 || status === 410) return error(`There is nothing at ${start.href}.`);
    if (isPicture && status === 200 && !headers['content-type']?.startsWith('image/'))
      return error(`${start.href} is not a picture.`);
    if (status < 300) return null;
    const next = status < 400 && headers.location ? webAddress(URL.parse(headers.location, url)) : null;
    // Many sites refuse programs but show the page to people, so these statuses are not reported.
    if (!next)
      return [401, 403, 405, 429].includes(status) ? null : warning(`${start.href} responds with status ${status}.`);
    url = next;
  }
  return error(`${start.href} redirects too many times.`);
}

async function faultProblem(
  { hostname }: URL,
  { code, message }: NodeJS.ErrnoException,
  knownHost = 'example.com',
): Promise<Problem> {
  if (code === 'ENOTFOUND')
    return (await lookup(knownHost).catch(() => null))
      ? error(`There is no site called ${hostname}.`)
      : warning(`${hostname} was not checked, because the worker cannot reach other sites.`);
  if (/is not allowed/.test(message))
    return error(`${hostname} is inside a private network, so visitors cannot reach it.`);
  return warning(`${hostname} could not be reached.`);
}

function hasId(html: string, hash: string): boolean {
  const id = decoded(hash.slice(1)).replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return id === 'top' || new RegExp(`\\bid="${id}"`).test(html);
}

/** Decodes a URL's fragment. Returns text with an invalid percent sign as is. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
