import { createTestDatabase, startTestCluster } from '@agency/prisma/testing';
import { type StoriesReport, tellStories } from '../../api/test/stories/tell-stories.ts';

type Options = { runs: number; seed: number; path?: string; onProgress?: (step: string) => void };

/** Tells thousands of stories of the checkout on a Postgres of their own. */
export async function tellPaymentStories({
  onProgress = () => undefined,
  ...options
}: Options): Promise<StoriesReport> {
  const cluster = await startTestCluster();
  try {
    const databaseUrl = await createTestDatabase(cluster.templateUrl, 'payment_stories');
    const told = (count: number) => count % 250 === 0 && onProgress(`${count} stories`);
    return await tellStories({ databaseUrl, ...options, onProgress: told });
  } finally {
    await cluster.close();
  }
}
