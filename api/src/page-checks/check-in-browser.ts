import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium, type Page } from 'playwright-core';
import type { Finding } from '#api/contract/page-checks.ts';
import { findBrowser } from './find-browser.ts';

/**
 * How many bytes a phone may load on its first visit to a page. More than the first limit is a warning, more than the
 * second an error.
 */
const [weightBudget, mostWeight] = [1_000_000, 3_000_000];
const phone = { width: 390, height: 844 };
const timeoutMs = 15_000;

const axeTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/**
 * Disabled rules of axe. The first is experimental: axe disables it by default, but a selection by tags enables it.
 * `checkHtml` covers the second.
 */
const leftOut = ['label-content-name-mismatch', 'image-alt'];

/** Opens an installed browser. Returns null if there is none. */
export async function openBrowser(): Promise<Browser | null> {
  const executablePath = findBrowser({ playwrightPath: chromium.executablePath() });
  if (!executablePath) return null;
  return chromium.launch({
    executablePath,
    // Chromium's sandbox does not work as root.
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--no-first-run'],
  });
}

/**
 * Checks a page as a phone shows it: accessibility, width, weight, pictures and script errors, and the contrast of the
 * dark theme's colors. Requests to other servers are blocked, because `checkLinks` checks those addresses.
 *
 * @throws if the page does not load in time.
 */
export async function checkInBrowser(browser: Browser, url: string): Promise<Finding[]> {
  const context = await browser.newContext({ viewport: phone, colorScheme: 'light', reducedMotion: 'reduce' });
  try {
    context.setDefaultTimeout(timeoutMs);
    const { origin } = new URL(url);
    await context.route(
      (address) => address.origin !== origin && /^https?:$/.test(address.protocol),
      (route) => route.abort('blockedbyclient'),
    );
    const page = await context.newPage();
    const weigh = await countBytes(page);
    const faults: string[] = [];
    page.on('pageerror', ({ message }) => faults.push(message));
    await page.goto(url, { waitUntil: 'load' });
    const findings = await seenIn(page);
    findings.push(
      ...faults.map((message) => finding('error', 'script-fault', `A script on the page failed: ${message}`)),
    );
    const weight = weigh();
    if (weight > weightBudget)
      findings.push(
        finding(
          weight > mostWeight ? 'error' : 'warning',
          'weight',
          `The page sends ${(weight / 1e6).toFixed(1)} MB to a phone. The limit is ${weightBudget / 1e6} MB.`,
        ),
      );
    findings.push(...(await violations(page, axeOf(page).withTags(axeTags).disableRules(leftOut))));
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
    findings.push(...(await violations(page, axeOf(page).withRules(['color-contrast']))));
    return findings;
  } finally {
    await context.close();
  }
}

const finding = (
  severity: Finding['severity'],
  rule: string,
  message: string,
  place: Pick<Finding, 'field' | 'quote'> = { field: null, quote: '' },
): Finding => ({ severity, rule, message: message.slice(0, 400), ...place });

/**
 * Finds content that is wider than the window, and pictures of the page's own server (lazy ones, too) that do not load.
 */
async function seenIn(page: Page): Promise<Finding[]> {
  const { wide, broken } = await page.evaluate(async () => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const text = document.querySelector('[data-field="content"]');
    const isWide = scrollWidth > clientWidth;
    const culprit = [...(text?.children ?? [])].find((child) => child.getBoundingClientRect().right > clientWidth + 1);
    const own = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
      ({ currentSrc, src }) => URL.parse(currentSrc || src)?.origin === location.origin,
    );
    for (const image of own) image.loading = 'eager';
    await Promise.race([
      Promise.all(own.map((image) => image.decode().catch(() => undefined))),
      new Promise((resolve) => setTimeout(resolve, 3_000)),
    ]);
    return {
      wide: isWide ? { field: culprit ? 'content' : null, quote: culprit?.textContent ?? '' } : null,
      broken: own
        .filter(({ complete, naturalWidth }) => complete && naturalWidth === 0)
        .map((image) => ({
          field: image.closest('[data-field]')?.getAttribute('data-field') ?? null,
          quote: image.getAttribute('src') ?? '',
        })),
    };
  });
  const placeOf = ({ field, quote }: Pick<Finding, 'field' | 'quote'>) => ({
    field,
    quote: quote.replaceAll(/\s+/g, ' ').trim().slice(0, 300),
  });
  return [
    ...(wide ? [finding('error', 'too-wide', 'The page is wider than the screen of a phone.', placeOf(wide))] : []),
    ...broken.map((place) => finding('error', 'broken-picture', 'A picture cannot be shown.', placeOf(place))),
  ];
}

/**
 * Leaves out most details of passed rules. Our pages have no frames, so axe's legacy mode, which may miss frames of
 * other origins, is enough.
 */
const axeOf = (page: Page) => new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();

async function violations(page: Page, axe: AxeBuilder): Promise<Finding[]> {
  const { violations: found } = await axe.analyze();
  const nodes = found.flatMap(({ id, help, impact, nodes }) =>
    nodes.map(({ target }) => ({ id, help, impact, selector: String(target[0]) })),
  );
  return Promise.all(
    nodes.slice(0, 50).map(async ({ id, help, impact, selector }) => {
      const place = await page.evaluate((wanted) => {
        const element = document.querySelector(wanted);
        const words = element?.getAttribute('src') ?? element?.getAttribute('href') ?? element?.textContent ?? '';
        return { field: element?.closest('[data-field]')?.getAttribute('data-field') ?? null, quote: words };
      }, selector);
      const severity = impact === 'critical' || impact === 'serious' ? 'error' : 'warning';
      const quote = place.quote.replaceAll(/\s+/g, ' ').trim().slice(0, 300);
      return finding(severity, `axe/${id}`, `${help}.`, { ...place, quote });
    }),
  );
}

/** Counts the bytes that arrive from the network. */
async function countBytes(page: Page): Promise<() => number> {
  let bytes = 0;
  const session = await page.context().newCDPSession(page);
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await session.send('Network.enable');
  return () => bytes;
}
