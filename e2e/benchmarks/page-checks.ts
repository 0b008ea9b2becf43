import { openBrowser } from '../../api/src/page-checks/check-in-browser.ts';
import { checkPage } from '../../api/src/page-checks/check-page.ts';
import { publicPaths, withSite } from '../survey/with-site.ts';
import { quantile } from './measure.ts';

/**
 * `pnpm bench page-checks` prints the findings of the page check on every public page, and the check's time per page,
 * in ms. Pass paths to check only those.
 */
const wanted = process.argv.slice(2);
await withSite(async (publicUrl) => {
  const browser = await openBrowser();
  const paths = wanted.length > 0 ? wanted : await publicPaths(publicUrl);
  const times: number[] = [];
  for (const path of paths) {
    const begun = performance.now();
    const { findings } = await checkPage(publicUrl + path, { publicUrl, browser });
    times.push(performance.now() - begun);
    for (const { severity, rule, message, field, quote } of findings)
      console.log(`${path} ${severity} ${rule}: ${message} ${field ?? ''} ${quote}`);
  }
  await browser?.close();
  const at = (part: number) => Math.round(quantile(times, part));
  console.log(`${paths.length} pages, with${browser ? '' : 'out'} a browser: p50 ${at(0.5)}, longest ${at(1)} ms`);
});
