import fc from 'fast-check';
import { arbitraryScenario, type Scenario } from './arbitrary-scenario.ts';
import { type CheckResult, checkBuyer, checkInvoiceNumbers } from './check-buyer.ts';
import { runScenario } from './run-scenario.ts';
import { openSharedServices, type SharedServices } from './shared-services.ts';

export type ScenariosOptions = {
  /** A migrated database that nothing else uses. */
  databaseUrl: string;
  runs: number;
  seed: number;
  /** fast-check's `path` of a failed scenario, from its report. Then only that scenario runs again. */
  path?: string;
  onProgress?: (played: number) => void;
};

export type ScenariosReport = { runs: number; seed: number; orders: number; paid: number; crashes: number };

/**
 * Runs random scenarios of the checkout, the same for the same seed, and checks each.
 *
 * @throws Error with the simplest failing scenario that fast-check found, its seed and its path; or with the faults of
 * the invoice numbers.
 */
export async function runScenarios({
  databaseUrl,
  runs,
  seed,
  path,
  onProgress,
}: ScenariosOptions): Promise<ScenariosReport> {
  const shared = await openSharedServices(databaseUrl);
  const report = { runs: 0, seed, orders: 0, paid: 0, crashes: 0 };
  try {
    await fc.assert(
      fc.asyncProperty(arbitraryScenario, async (scenario) => {
        const { faults, orders, paid } = await checkScenario(scenario, shared);
        if (faults.length > 0) throw new Error(faults.join('\n'));
        report.orders += orders;
        report.paid += paid;
        report.runs += 1;
        report.crashes += scenario.steps.filter(({ does }) => does === 'crash').length;
        onProgress?.(report.runs);
      }),
      { numRuns: runs, seed, ...(path !== undefined && { path }), endOnFailure: false },
    );
    const faults = await checkInvoiceNumbers(shared.database);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return report;
  } finally {
    await shared.close();
  }
}

/** Runs one scenario, and compares its buyers' orders with what PayPal really did. */
export async function checkScenario(scenario: Scenario, shared: SharedServices): Promise<CheckResult> {
  const { buyers, falsified } = await runScenario(scenario, shared);
  const result: CheckResult = { faults: [], orders: 0, paid: 0 };
  for (const { email } of buyers) {
    const { faults, orders, paid } = await checkBuyer(email, { ...shared, falsified });
    result.faults.push(...faults);
    result.orders += orders;
    result.paid += paid;
  }
  return result;
}
