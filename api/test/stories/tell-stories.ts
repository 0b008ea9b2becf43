import fc from 'fast-check';
import { arbitraryStory } from './arbitrary-story.ts';
import { judgeBuyer, judgeInvoiceNumbers, outboxMails } from './judge-buyer.ts';
import { openSurroundings } from './surroundings.ts';
import { tellStory } from './tell-story.ts';

export type StoriesOptions = {
  /** A migrated database that nothing else uses. */
  databaseUrl: string;
  runs: number;
  seed: number;
  /** Of a story that failed, as its report names it: tells that one again. */
  path?: string;
  onProgress?: (told: number) => void;
};

export type StoriesReport = { runs: number; seed: number; orders: number; paid: number; kills: number };

/**
 * Tells stories of the checkout by chance, the same for the same seed, and judges each.
 *
 * @throws Error with the shortest story found that comes out wrong, its seed and its path.
 */
export async function tellStories({
  databaseUrl,
  runs,
  seed,
  path,
  onProgress,
}: StoriesOptions): Promise<StoriesReport> {
  const surroundings = await openSurroundings(databaseUrl);
  const mailsOf = ({ id }: { id: string }) => outboxMails(surroundings.database, id);
  const report = { runs: 0, seed, orders: 0, paid: 0, kills: 0 };
  try {
    await fc.assert(
      fc.asyncProperty(arbitraryStory, async (story) => {
        const { buyers, lies } = await tellStory(story, surroundings);
        for (const { email } of buyers) {
          const { faults, orders, paid } = await judgeBuyer(email, { ...surroundings, lies, mailsOf });
          if (faults.length > 0) throw new Error(faults.join('\n'));
          report.orders += orders;
          report.paid += paid;
        }
        report.runs += 1;
        report.kills += story.steps.filter(({ does }) => does === 'kill').length;
        onProgress?.(report.runs);
      }),
      { numRuns: runs, seed, ...(path !== undefined && { path }), endOnFailure: false },
    );
    const faults = await judgeInvoiceNumbers(surroundings.database);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    return report;
  } finally {
    await surroundings.close();
  }
}
