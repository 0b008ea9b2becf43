import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../browser/launch-options.ts';
import { publicPaths, withSite } from '../survey/with-site.ts';

/**
 * `pnpm bench weights` prints how many KB each public page transfers before any interaction, by kind of file, at the
 * widths of a phone and a desktop. Measures only one post of the blog. Pass paths to measure only those. Counts the
 * third visit, because the server compresses a page to its smallest form only after repeated requests.
 */
const widths = [390, 1440];
const kinds = ['document', 'style', 'script', 'font', 'picture', 'other'] as const;
type Kind = (typeof kinds)[number];
type Weight = { requests: number } & Record<Kind, number>;

const kindOf: Record<string, Kind> = {
  Document: 'document',
  Stylesheet: 'style',
  Script: 'script',
  Font: 'font',
  Image: 'picture',
};

const wanted = process.argv.slice(2);
await withSite(async (address) => {
  const paths = wanted.length > 0 ? wanted : [...(await publicPaths(address, 1)), '/no-such-page'];
  const browser = await chromium.launch(launchOptions);
  console.log(`| page | width | requests | ${kinds.join(' | ')} | all | without pictures |`);
  console.log(`|${' --- |'.repeat(kinds.length + 5)}`);
  for (const path of paths)
    for (const width of widths) console.log(rowOf(path, width, await weigh(browser, address + path, width)));
  await browser.close();
});

async function weigh(browser: Browser, url: string, width: number): Promise<Weight> {
  await visit(browser, url, width);
  await visit(browser, url, width);
  return visit(browser, url, width);
}

/** Visits a page with an empty cache. Counts the bytes on the network, with headers, until no request is pending. */
async function visit(browser: Browser, url: string, width: number): Promise<Weight> {
  const page = await browser.newPage({ viewport: { width, height: width < 1000 ? 844 : 900 }, isMobile: width < 1000 });
  const weight = await countingBytes(page);
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  return weight;
}

async function countingBytes(page: Page): Promise<Weight> {
  const weight: Weight = { requests: 0, document: 0, style: 0, script: 0, font: 0, picture: 0, other: 0 };
  const kindById = new Map<string, Kind>();
  const session = await page.context().newCDPSession(page);
  session.on('Network.responseReceived', ({ requestId, type }) => kindById.set(requestId, kindOf[type] ?? 'other'));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindById.get(requestId);
    if (!kind) return;
    weight.requests += 1;
    weight[kind] += encodedDataLength;
  });
  await session.send('Network.enable');
  return weight;
}

function rowOf(path: string, width: number, weight: Weight): string {
  const all = kinds.reduce((sum, kind) => sum + weight[kind], 0);
  const inKB = (bytes: number) => (bytes / 1000).toFixed(1);
  const figures = [...kinds.map((kind) => weight[kind]), all, all - weight.picture];
  return `| ${[path, width, weight.requests, ...figures.map(inKB)].join(' | ')} |`;
}
