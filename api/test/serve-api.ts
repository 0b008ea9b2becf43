import { afterAll } from 'vitest';
import { createRequestHandler, type RequestHandlerOptions } from '#api/handle-request.ts';
import { serveHttp } from '#api/platform/http-server.ts';
import { createMetrics } from '#api/platform/metrics.ts';
import { capturedLog, type LogLine } from './captured-log.ts';
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
  /** Sends an operation as a program would. */
  graphql(query: string, variables?: Record<string, unknown>, headers?: Record<string, string>): Promise<GraphQLAnswer>;
};

/** The API over real HTTP on a free port, until the test file ends. With `trustProxy`, `X-Forwarded-For` says who asks. */
export async function serveApi(
  database: TestDatabase,
  { trustProxy = false, ...options }: Partial<RequestHandlerOptions> & { trustProxy?: boolean } = {},
): Promise<ServedApi> {
  const metrics = createMetrics();
  const { logger, lines } = capturedLog();
  const dependencies = [{ name: 'database', check: () => database.client.$queryRaw`SELECT 1` }];
  const handler = createRequestHandler({
    services: testServices(database.client, database.url),
    site: { publicUrl: 'http://localhost:3000', secure: false },
    metrics,
    metricsToken: undefined,
    behindProxy: false,
    dependencies,
    ...options,
  });
  const server = await serveHttp({
    handler,
    port: 0,
    host: '127.0.0.1',
    logger,
    security: { secure: false },
    trustProxy,
    metrics,
  });
  afterAll(() => server.close({ graceMs: 0 }));
  const url = `http://127.0.0.1:${server.port}`;
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
