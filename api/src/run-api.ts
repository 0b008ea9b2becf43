import { serveHttp } from '#api/platform/http-server.ts';
import { runProcess } from '#api/platform/run-process.ts';
import { startApi } from '#api/start-api.ts';

/** Runs the API alone until it is told to stop. */
export function runApi(): Promise<void> {
  return runProcess(async ({ environment, logger, opened }) => {
    const api = await opened(startApi({ environment, logger, onProgress: (step) => console.log(`${step}...`) }));
    const server = await opened(
      serveHttp({
        handler: api.handle,
        port: environment.api.port,
        logger,
        security: environment.site,
        trustProxy: environment.proxy.trusted,
        metrics: api.metrics,
      }),
    );
    const newSignIn = await api.ensureAdmin();
    if (newSignIn) console.log(`sign in as ${newSignIn.username} with ${newSignIn.password} (shown this once)`);
    const mailbox = api.mailboxUrl ? `\n  mailbox   ${api.mailboxUrl}` : '';
    console.log(`ready http://localhost:${server.port}/graphql${mailbox}`);
  });
}
