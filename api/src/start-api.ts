import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Environment } from '#api/contract/environment/environment.ts';
import type { OperationContext } from '#api/graphql/context.ts';
import { executeDocument, type OperationResult } from '#api/graphql/execute-document.ts';
import { createRequestHandler, isApiPath } from '#api/handle-request.ts';
import { openDatabase } from '#api/open-database.ts';
import { listenForContentChanges } from '#api/platform/content-changes.ts';
import type { Logger } from '#api/platform/logger.ts';
import { createMetrics, type Metrics } from '#api/platform/metrics.ts';
import type { RequestContext } from '#api/platform/request-context.ts';

export type StartApiOptions = {
  environment: Environment;
  logger: Logger;
  /** Told each long step in plain words. */
  onProgress?: (step: string) => void;
};

export type Api = {
  /** Requests, operations and Node itself, measured. Give it to `serveHttp` too. */
  readonly metrics: Metrics;
  /** Whether `handle` answers this path: /graphql and /api with what is below them, /healthz, /readyz, /metrics. */
  handles(path: string): boolean;
  handle(request: IncomingMessage, response: ServerResponse, context: RequestContext): Promise<void>;
  /**
   * Executes a typed document in process, through the same schema, context and error masking as over HTTP. Never throws
   * for what the document does: errors are in the result.
   */
  execute<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    context: OperationContext,
  ): Promise<OperationResult<Data>>;
  /** Calls back after any process changed portfolio items or blog posts; returns what ends that. */
  onContentChange(listener: () => void): () => void;
  /** Ends the database connections, and the embedded database if one was opened. Call it after the HTTP server closed. */
  close(): Promise<void>;
};

/**
 * Opens and migrates the database (embedded unless `environment.database.url`), seeds it if it is empty, and listens for
 * content changes.
 *
 * @throws StartError: a message to print, without a stack.
 */
export async function startApi({ environment, logger, onProgress = () => undefined }: StartApiOptions): Promise<Api> {
  const { client: database, url, close } = await openDatabase(environment, onProgress);
  const metrics = createMetrics();
  const contentChanges = await listenForContentChanges(url, logger).catch(async (error) => {
    await close();
    throw error;
  });
  const handle = createRequestHandler({
    database,
    metrics,
    metricsToken: environment.metrics.token,
    dependencies: [{ name: 'database', check: () => database.$queryRaw`SELECT 1` }],
  });
  return {
    metrics,
    handles: isApiPath,
    handle,
    execute: (document, variables, { requestId, address, log }) =>
      executeDocument(document, variables, { requestId, address, log, database }, metrics),
    onContentChange: contentChanges.onChange,
    async close() {
      await contentChanges.close();
      await close();
    },
  };
}
