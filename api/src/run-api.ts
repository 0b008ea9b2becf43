import { EnvironmentError } from '#api/contract/environment/environment.ts';
import { StartError } from '#api/platform/errors.ts';
import { serveHttp } from '#api/platform/http-server.ts';
import { createLogger } from '#api/platform/logger.ts';
import { readProcessEnvironment } from '#api/platform/process-environment.ts';
import { startApi } from '#api/start-api.ts';

async function start(): Promise<() => Promise<void>> {
  const environment = readProcessEnvironment();
  const logger = createLogger({ level: environment.log.level, readable: process.stderr.isTTY });
  const api = await startApi({ environment, logger, onProgress: (step) => console.log(step) });
  try {
    const server = await serveHttp({
      handler: api.handle,
      port: environment.api.port,
      logger,
      security: environment.site,
      trustProxy: environment.proxy.trusted,
      metrics: api.metrics,
    });
    console.log(`ready http://localhost:${server.port}/graphql`);
    return async () => {
      await server.close();
      await api.close();
    };
  } catch (error) {
    await api.close();
    throw error;
  }
}

/** Runs the API alone until SIGINT or SIGTERM, then lets requests finish. Exits with 1 when it cannot start. */
export async function runApi(): Promise<void> {
  try {
    const stop = await start();
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => stop().then(() => process.exit(0)));
    }
  } catch (error) {
    const plain = error instanceof EnvironmentError || error instanceof StartError;
    console.error(plain ? error.message : error);
    process.exitCode = 1;
  }
}
