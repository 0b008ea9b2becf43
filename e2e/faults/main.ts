import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { runBilling } from '../../api/test/model/run-billing.ts';
import { runScenarios } from '../../api/test/model/run-scenarios.ts';
import { openSharedServices } from '../../api/test/model/shared-services.ts';
import { launchOptions } from '../browser/launch-options.ts';
import { openTestDatabase } from '../server/test-cluster.ts';
import { surviveBackupFaults } from './backup-faults.ts';
import { liveADay } from './day/live-a-day.ts';
import { fuzz } from './fuzz/fuzz.ts';
import { surviveInquiryFaults } from './inquiry-faults.ts';
import { surviveMailboxFaults } from './mailbox-faults.ts';
import { surviveHostileFiles } from './media-faults.ts';
import { surviveOverload } from './overload.ts';
import { seededRandom } from './random.ts';

const onProgress = (step: string) => console.log(`${step}...`);

const suites = {
  async inquiries({ seed }) {
    const kills = { sending: 8, delivering: 6 };
    const { lost, ...report } = await surviveInquiryFaults({ submissions: 500, clients: 16, kills, seed, onProgress });
    console.table(report);
    for (const line of lost) console.error(line);
    return lost.length === 0 && report.refused === 0;
  },
  async mailbox({ seed }) {
    const report = await surviveMailboxFaults({ mails: 500, cuts: 50, kills: 6, seed, onProgress });
    if (!report) console.log('No mail server is available here. The test needs Dovecot, and root to start it.');
    const { faults = [], ...counts } = report ?? {};
    console.table(counts);
    for (const line of faults) console.error(line);
    return faults.length === 0;
  },
  async fuzz({ seed, path }) {
    const only = path === undefined ? {} : { only: Number(path) };
    const { answers, faults } = await fuzz({ requests: 10_000, seed, ...only, onProgress });
    console.table(answers);
    for (const line of faults) console.error(line);
    return faults.length === 0;
  },
  async overload() {
    const { table, faults } = await surviveOverload(onProgress);
    console.table(table);
    for (const line of faults) console.error(line);
    return faults.length === 0;
  },
  async media() {
    const { table, faults } = await surviveHostileFiles(onProgress);
    console.table(table);
    for (const line of faults) console.error(line);
    return faults.length === 0;
  },
  async day({ seed }) {
    execFileSync('npx', ['-y', 'pnpm@12', '--filter', '@agency/console', 'build'], { stdio: 'ignore' });
    const browser = await chromium.launch(launchOptions);
    try {
      const kills = { server: 12, console: 6 };
      const day = { inquiries: 30, spam: 5, answers: 6, kills, seed };
      const { faults, agreedAfter, ...report } = await liveADay(browser, { ...day, onProgress });
      console.table({ ...report, medianAgreementMs: agreedAfter.median, longestAgreementMs: agreedAfter.max });
      for (const line of faults) console.error(line);
      return faults.length === 0;
    } finally {
      await browser.close();
    }
  },
  async backup({ seed }) {
    const load = { inquiries: 30_000, writesPerSecond: 50, kills: 10 };
    const { faults, ...report } = await surviveBackupFaults({ ...load, random: seededRandom(seed), onProgress });
    console.table(report);
    for (const line of faults) console.error(line);
    return faults.length === 0;
  },
  async payments({ seed, runs, path }) {
    const { url: databaseUrl, close } = await openTestDatabase('payments_model');
    const everyNow = (runs: number) => runs % 250 === 0 && onProgress(`${runs} runs of the model`);
    try {
      console.table(await runScenarios({ databaseUrl, seed, runs, ...(path && { path }), onProgress: everyNow }));
    } finally {
      await close();
    }
    return true;
  },
  async billing({ seed }) {
    const { url: databaseUrl, close } = await openTestDatabase('billing_model');
    const shared = await openSharedServices(databaseUrl);
    try {
      const billing = { subscriptions: 500, steps: 150, random: seededRandom(seed), onProgress };
      const { faults, ...report } = await runBilling(billing, shared);
      console.table(report);
      for (const line of faults) console.error(line);
      return faults.length === 0;
    } finally {
      await shared.close();
      await close();
    }
  },
} satisfies Record<string, (options: { seed: number; runs: number; path?: string }) => Promise<boolean>>;

/**
 * `pnpm test:faults` runs all fault tests, which takes a long time. `--seed 7` chooses other random moments. `--only
 * payments --runs 500` runs one suite. `--only payments --seed <its seed> --path <its path>` repeats a failed run of
 * the model, and `--only fuzz --seed <its seed> --path <its number>` repeats one request.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '3000' },
    path: { type: 'string' },
  },
});
const options = { seed: Number(values.seed), runs: Number(values.runs), ...(values.path && { path: values.path }) };
for (const [name, run] of Object.entries(suites)) {
  if (values.only && values.only !== name) continue;
  if (!(await run(options))) process.exitCode = 1;
}
