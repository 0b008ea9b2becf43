import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { launchOptions } from '../browser/launch-options.ts';
import { publicPaths, withSite } from './with-site.ts';

/**
 * `pnpm lighthouse`: Lighthouse with its mobile preset on every public page. Accessibility, best practices and SEO must
 * be 100; performance is told as measured, with what holds it below 100. Name paths to measure only those.
 */
const required = ['accessibility', 'best-practices', 'seo'];
const wanted = process.argv.slice(2);
const failures: string[] = [];

await withSite(async (address) => {
  const chrome = await launch({
    chromePath: launchOptions.executablePath,
    chromeFlags: ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...launchOptions.args],
  });
  const paths = wanted.length > 0 ? wanted : await publicPaths(address);
  for (const path of paths) await measure(address, path, chrome.port);
  chrome.kill();
});
for (const failure of failures) console.error(failure);
process.exitCode = failures.length > 0 ? 1 : 0;

async function measure(address: string, path: string, port: number): Promise<void> {
  const result = await lighthouse(address + path, { port, logLevel: 'error', output: 'json' });
  if (!result) throw new Error(`Lighthouse gave no result for ${path}`);
  const { categories, audits } = result.lhr;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  console.log(`${path}  performance ${score('performance')}  ${required.map((id) => `${id} ${score(id)}`).join('  ')}`);
  const below = (id: string) =>
    (categories[id]?.auditRefs ?? [])
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
      .map(
        ({ id: audit }) =>
          `${audits[audit]?.title} (${audits[audit]?.displayValue ?? issues(audits[audit]?.details) ?? 'failed'})`,
      );
  if (score('performance') < 100) console.log(`    held back by: ${below('performance').join(', ')}`);
  for (const id of required) if (score(id) < 100) failures.push(`${path}: ${id} ${score(id)}: ${below(id).join(', ')}`);
}

/** The kinds of issue that an audit found, where it says them. */
function issues(details: object | undefined): string | undefined {
  const items = details && 'items' in details ? (details.items as { issueType?: string }[]) : [];
  return (
    items
      .map(({ issueType }) => issueType)
      .filter(Boolean)
      .join(', ') || undefined
  );
}
