import { serveHttp } from '#api/platform/http-server.ts';
import { runProcess } from '#api/platform/run-process.ts';
import { startApi } from '#api/start-api.ts';

/** Runs the API alone until it is told to stop. */
export function runApi(): Promise<void> {
  return runProcess(async ({ environment, logger, onClose }) => {
    const api = await startApi({ environment, logger, onProgress: (step) => console.log(`${step}...`) });
    onClose(() => api.close());
    const server = await serveHttp({
      handler: api.handle,
      port: environment.api.port,
      logger,
      security: environment.site,
      trustProxy: environment.proxy.trusted,
      metrics: api.metrics,
    });
    onClose(() => server.close());
    console.log(`ready http://localhost:${server.port}/graphql`);
  });
}
