import { setTimeout as delay } from 'node:timers/promises';
import pTimeout from 'p-timeout';
import type { Browser } from 'playwright-core';
import { z } from 'zod';
import { type Finding, findingSchema, mostFindings, unchecked } from '#api/contract/page-checks.ts';
import { checkHtml } from './check-html.ts';
import { checkInBrowser } from './check-in-browser.ts';
import { checkLinks } from './check-links.ts';
import { fetchOwn } from './fetch-own.ts';

/** The timeouts for loading the page itself, and for the whole check in the browser, in ms. */
const [pageMs, browserMs] = [5_000, 20_000];
/** The maximum length of a page's HTML. No page of the site is longer. */
const mostCharacters = 5_000_000;
/** The longest time that the site's rate limit makes the check wait, in seconds. */
const longestWait = 60;

export type CheckOptions = {
  publicUrl: string;
  /** Null if no browser is installed. Then only the HTML and its links are checked. */
  browser: Browser | null;
  /** Whether nobody waits for the check, so that it may wait for the site's rate limit. */
  isPatient?: boolean;
  /** Non-public addresses that links may lead to; for tests. */
  allowedAddresses?: readonly string[] | undefined;
  /** A host name that resolves if the worker can reach the internet; for tests. */
  knownHost?: string;
};

export type Checked = { title: string; findings: Finding[]; hasBrowser: boolean };

/** Returns a page's HTML, or null and the reason. @throws Error if the page does not arrive completely. */
async function readPage(url: string, isPatient: boolean): Promise<{ html: string | null; why?: string }> {
  const ask = () => fetchOwn(url, { signal: AbortSignal.timeout(pageMs), headers: { Accept: 'text/html' } });
  let answer = await ask();
  if (isPatient && answer.status === 429) {
    await answer.body?.cancel();
    await delay(1_000 * Math.min(Number(answer.headers.get('Retry-After')) || 0, longestWait));
    answer = await ask();
  }
  if (!answer.ok) return { html: null, why: `It responds with status ${answer.status}.` };
  const html = await answer.text();
  return html.length > mostCharacters ? { html: null, why: 'It is too long.' } : { html };
}

/**
 * Checks a page of the site within 25 seconds, even on a busy machine, unless it `isPatient`. What could not be checked
 * becomes a warning.
 */
export async function checkPage(
  url: string,
  { publicUrl, browser, isPatient = false, ...outside }: CheckOptions,
): Promise<Checked> {
  const hasBrowser = browser !== null;
  const { html, why } = await readPage(url, isPatient).catch(() => ({
    html: null,
    why: 'The site is not responding.',
  }));
  if (html === null) return { title: '', hasBrowser, findings: [unchecked(`The page could not be read. ${why}`)] };
  const { title, findings, references } = await checkHtml(html);
  const origins = [new URL(publicUrl).origin, new URL(url).origin];
  const inBrowser = browser
    ? pTimeout(checkInBrowser(browser, url), { milliseconds: browserMs }).catch(() => [
        unchecked('The page did not load in a browser in time.'),
      ])
    : [];
  const links = checkLinks(references, { pageUrl: url, origins, html, ...outside });
  const all = [...findings, ...(await links), ...(await inBrowser)];
  // Removes duplicates: both themes can have the same problem, and a picture is checked twice.
  const distinct = new Map(all.map((each) => [[each.rule, each.field, each.quote].join('\n'), each]));
  return { title, hasBrowser, findings: z.array(findingSchema).parse([...distinct.values()].slice(0, mostFindings)) };
}
