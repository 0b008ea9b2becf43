import { afterAll } from 'vitest';
import type { Services } from '#api/graphql/context.ts';
import type { LogLine } from './captured-log.ts';
import { type AppOptions, openApp } from './open-app.ts';
import type { TestDatabase } from './test-database.ts';
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
  /** Sends an operation as an API client does. */
  graphql(query: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<GraphQLAnswer>;
};

/**
 * Serves the API over real HTTP on a free port, until the test file ends. With `trustProxy`, `X-Forwarded-For` is taken
 * as the client's address.
 */
export async function serveApi(
  database: TestDatabase,
  { overrides, ...options }: AppOptions & { overrides?: Partial<Services> } = {},
): Promise<ServedApi> {
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
