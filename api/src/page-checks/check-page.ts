import pTimeout from 'p-timeout';
import type { Browser } from 'playwright-core';
import { type Finding, mostFindings, unchecked } from '#api/contract/page-checks.ts';
import { checkHtml } from './check-html.ts';
import { checkInBrowser } from './check-in-browser.ts';
import { checkLinks } from './check-links.ts';

/** How long the page itself may take, and all that the browser does. */
const [pageMs, browserMs] = [5_000, 9_000];
/** More than any page has. */
const mostBytes = 5_000_000;

export type CheckOptions = {
  /** The address that visitors know the site by. */
  publicUrl: string;
  /** Null where none is installed: then only the HTML and its links are checked. */
  browser: Browser | null;
  /** Addresses that links may lead to although they are not public; for tests. */
  allowedAddresses?: readonly string[] | undefined;
  /** A name that exists wherever other sites can be reached; for tests. */
  knownHost?: string;
};

export type Checked = { title: string; findings: Finding[]; hasBrowser: boolean };

/** Checks a page of the site, in ten seconds at most. What could not be checked is a warning. */
export async function checkPage(url: string, { publicUrl, browser, ...outside }: CheckOptions): Promise<Checked> {
  const hasBrowser = browser !== null;
  const answer = await fetch(url, { signal: AbortSignal.timeout(pageMs), headers: { Accept: 'text/html' } }).catch(
    () => null,
  );
  const html = answer?.ok ? await answer.text() : '';
  if (!answer?.ok || html.length > mostBytes) {
    const why = answer ? `It answers ${answer.status}.` : 'The site does not answer.';
    return { title: '', hasBrowser, findings: [unchecked(`The page could not be read. ${why}`)] };
  }
  const { title, findings, references } = await checkHtml(html);
  const origins = [new URL(publicUrl).origin, new URL(url).origin];
  const inBrowser = browser
    ? pTimeout(checkInBrowser(browser, url), { milliseconds: browserMs }).catch(() => [
        unchecked('The page did not load in a browser in time.'),
      ])
    : [];
  const links = checkLinks(references, { pageUrl: url, origins, html, ...outside });
  const all = [...findings, ...(await links), ...(await inBrowser)];
  // The themes have their faults in common, and a picture is looked at twice.
  const distinct = new Map(all.map((each) => [[each.rule, each.field, each.quote].join('\n'), each]));
  return { title, hasBrowser, findings: [...distinct.values()].slice(0, mostFindings) };
}
