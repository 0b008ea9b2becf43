import type { TestProject } from 'vitest/node';
import { generateClientIfStale } from '../generate.ts';
import { startTestCluster } from './test-cluster.ts';

declare module 'vitest' {
  interface ProvidedContext {
    templateUrl: string;
  }
}

/**
 * Starts one Postgres for the tests of all packages. Each test file creates its databases there. The first project
 * starts and stops the server, and the others find its address in the environment.
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
