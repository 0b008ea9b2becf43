import type { TestProject } from 'vitest/node';
import { generateClientIfStale } from '../generate.ts';
import { startTestCluster } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string;
  }
}

/**
 * One Postgres for the whole run, of whichever packages; each test file makes the databases it needs in it. The first
 * project starts and stops it, the next find its address in the environment of this process.
 */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const running = process.env.TEST_TEMPLATE_URL;
  if (running) {
    project.provide('templateUrl', running);
    return undefined;
  }
  await generateClientIfStale();
  const cluster = await startTestCluster();
  process.env.TEST_TEMPLATE_URL = cluster.templateUrl;
  project.provide('templateUrl', cluster.templateUrl);
  return cluster.close;
}
