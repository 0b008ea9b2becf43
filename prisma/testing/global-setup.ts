import type { TestProject } from 'vitest/node';
import { generateClientIfStale } from '../generate.ts';
import { startTestCluster } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string;
  }
}

/** One Postgres for the whole run; each test file makes the databases it needs in it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await generateClientIfStale();
  const cluster = await startTestCluster();
  project.provide('templateUrl', cluster.templateUrl);
  return cluster.close;
}
