import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result, type RunnerResult } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { launchOptions } from '../browser/launch-options.ts';
import { publicPaths, withSite } from './with-site.ts';

/**
 * `pnpm lighthouse` runs Lighthouse with its mobile preset on every public page, and compares the median of three
 * runs with `budget.json`. It fails if a page is below a score or above a weight, time or number of layouts. Pass
 * paths to measure only those. `--posts 2` measures this many posts of the blog. `--save folder` keeps each run's
 * report, and its trace for Chromium's performance panel.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    runs: { type: 'string', default: '3' },
    posts: { type: 'string', default: '2' },
    save: { type: 'string' },
  },
});
type Figures = Record<string, number>;
type Budget = { pages: Figures; exceptions: Record<string, Figures> };

const budget = JSON.parse(await readFile(join(import.meta.dirname, 'budget.json'), 'utf8')) as Budget;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];
const table: Record<string, Figures> = {};
const failures: string[] = [];

await withSite(async (address) => {
  const chrome = await launch({
    chromePath: launchOptions.executablePath,
    chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...launchOptions.args],
  });
  const browser = await chromium.launch(launchOptions);
  try {
    const paths = positionals.length > 0 ? positionals : await publicPaths(address, Number(values.posts));
    for (const path of paths) await measure(address, path, { port: chrome.port, browser });
  } finally {
    await browser.close();
    chrome.kill();
  }
});
console.table(table);
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;

async function measure(address: string, path: string, by: { port: number; browser: Browser }): Promise<void> {
  const runs: Result[] = [];
  // Requests the page twice, so that the server renders it and then compresses it to the smallest form, which most
  // visitors get.
  const headers = { 'Accept-Encoding': 'br' };
  for (let visit = 0; visit < 2; visit += 1) await (await fetch(address + path, { headers })).text();
  for (let run = 0; run < Number(values.runs); run += 1) {
    const result = await visit(address + path, by.port);
    runs.push(result.lhr);
    if (values.save) await save(values.save, `${path.replaceAll('/', '-').slice(1) || 'home'}-${run + 1}`, result);
  }
  const median: Result = computeMedianRun(runs);
  const figures = { ...figuresOf(median), ...(await renderingOf(address + path, by.browser)) };
  table[path] = figures;
  for (const [name, allowed] of Object.entries({ ...budget.pages, ...budget.exceptions[path] })) {
    const figure = figures[name] ?? Number.NaN;
    const isWithin = categories.includes(name) ? figure >= allowed : figure <= allowed;
    const why = categories.includes(name) ? `: ${below(median, name).join(', ')}` : '';
    if (!isWithin) failures.push(`${path}  ${name} ${figure}, allowed ${allowed}${why}`);
  }
}

/** Runs Lighthouse. Repeats a run that failed, for example because Chromium painted nothing. */
async function visit(address: string, port: number, triesLeft = 3): Promise<RunnerResult> {
  const result = await lighthouse(address, { port, logLevel: 'error', output: 'json' });
  if (result && !result.lhr.runtimeError) return result;
  if (triesLeft === 0) throw new Error(`Lighthouse cannot measure ${address}: ${result?.lhr.runtimeError?.message}`);
  return visit(address, port, triesLeft - 1);
}

async function save(folder: string, name: string, { report, artifacts }: RunnerResult): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, `${name}.report.json`), report.toString());
  await writeFile(join(folder, `${name}.trace.json`), JSON.stringify(artifacts.Trace));
}

/**
 * Counts how often a page is laid out, and how often its styles are recalculated, until all motion ends. Simulates a
 * phone with a processor four times slower. Visits the page once per run, and returns the smallest counts, because a
 * busy machine paints in more frames.
 */
async function renderingOf(url: string, browser: Browser): Promise<Figures> {
  const visits: Figures[] = [];
  for (let run = 0; run < Number(values.runs); run += 1) {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await page.goto(url, { waitUntil: 'load' });
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(() => {
      const timed = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
      return Promise.allSettled(timed.map(({ finished }) => finished)).then(() => undefined);
    });
    const { metrics } = await session.send('Performance.getMetrics');
    const count = (metric: string) => metrics.find(({ name }) => name === metric)?.value ?? Number.NaN;
    visits.push({ layouts: count('LayoutCount'), 'style recalculations': count('RecalcStyleCount') });
    await page.close();
  }
  const smallest = (name: string) => Math.min(...visits.map((figures) => figures[name] ?? Number.NaN));
  return { layouts: smallest('layouts'), 'style recalculations': smallest('style recalculations') };
}

type Request = { resourceType?: string; transferSize?: number };

/** Returns the figures that the budget limits, by their names in the budget. */
function figuresOf({ categories: scores, audits }: Result): Figures {
  const number = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details;
  const requests = details && 'items' in details ? (details.items as Request[]) : [];
  const kilobytes = (isCounted: (type: string) => boolean) => {
    const counted = requests.filter(({ resourceType = '' }) => isCounted(resourceType));
    return Math.round(counted.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 102.4) / 10;
  };
  return {
    ...Object.fromEntries(categories.map((id) => [id, Math.round((scores[id]?.score ?? 0) * 100)])),
    'largest paint, ms': Math.round(number('largest-contentful-paint')),
    'blocking time, ms': Math.round(number('total-blocking-time')),
    'layout shift': Math.round(number('cumulative-layout-shift') * 1_000) / 1_000,
    requests: requests.length,
    'document, KB': kilobytes((type) => type === 'Document'),
    'style, KB': kilobytes((type) => type === 'Stylesheet'),
    'script, KB': kilobytes((type) => type === 'Script'),
    'font, KB': kilobytes((type) => type === 'Font'),
    'without pictures, KB': kilobytes((type) => type !== 'Image'),
    'in all, KB': kilobytes(() => true),
  };
}

/** Returns the audits that keep the score of a category below 100. */
function below({ categories: scores, audits }: Result, id: string): string[] {
  return (scores[id]?.auditRefs ?? [])
    .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
    .map(({ id: audit }) => `${audits[audit]?.title} (${audits[audit]?.displayValue ?? 'failed'})`);
}
