import type { PrismaClient } from '@agency/prisma';
import { afterAll, beforeEach } from 'vitest';
import type { Services } from '#api/graphql/context.ts';
import type { LogLine } from './captured-log.ts';
import { type AppOptions, openApp } from './open-app.ts';
import { signedIn } from './sign-in.ts';
import { type TestDatabase, useTestDatabase } from './test-database.ts';
import { testServices } from './test-services.ts';

type GraphQLAnswer = {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the data.
  data?: any;
  errors?: { message: string; path?: unknown[]; extensions: Record<string, unknown> }[];
};

export type ServedApi = {
  url: string;
  lines: LogLine[];
  graphql(query: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<GraphQLAnswer>;
};

type ApiOptions = AppOptions & { overrides?: Partial<Services> };

/** Serves the API with a database of its own, whose tables are emptied before each test. */
export async function useApi(options?: ApiOptions) {
  const database = await useTestDatabase();
  return { api: await serveApi(database, options), client: database.client, database };
}

/**
 * Serves the API over real HTTP on a free port, until the test file ends. With `trustProxy`, `X-Forwarded-For` is taken
 * as the client's address.
 */
export async function serveApi(database: TestDatabase, { overrides, ...options }: ApiOptions = {}): Promise<ServedApi> {
  const { url, lines, close } = await openApp(testServices(database.client, database.url, overrides), {
    dependencies: [{ name: 'database', check: () => database.client.$queryRaw`SELECT 1` }],
    ...options,
  });
  afterAll(close);
  return {
    url,
    lines,
    async graphql(query, variables = {}, headers = {}) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/graphql-response+json', ...headers },
        body: JSON.stringify({ query, variables }),
      });
      const body = (await response.json()) as Pick<GraphQLAnswer, 'data' | 'errors'>;
      return { status: response.status, headers: response.headers, ...body };
    },
  };
}

/** Signs in before each test. Returns the headers for the requests of the current test. */
export function useSignIn(database: PrismaClient): Record<string, string> {
  const headers = {};
  beforeEach(async () => {
    Object.assign(headers, (await signedIn(database)).headers);
  });
  return headers;
}
