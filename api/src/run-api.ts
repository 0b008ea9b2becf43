import { createHttpApp, listen } from '#api/http/app.ts';
import { nothingHere } from '#api/http/refuse-other-methods.ts';
import { runProcess } from '#api/platform/run-process.ts';
import { startApi } from '#api/start-api.ts';

/** Runs the API alone until a signal stops it. */
export function runApi(): Promise<void> {
  return runProcess(async ({ environment, logger, onClose, opened }) => {
    const api = await opened(startApi({ environment, logger, onProgress: (step) => console.log(`${step}...`) }));
    const app = createHttpApp({
      logger,
      security: environment.site,
      trustProxy: environment.proxy.trusted,
      metrics: api.metrics,
    });
    onClose(() => app.close());
    app.setNotFoundHandler(nothingHere);
    await api.addRoutes(app);
    const port = await listen(app, environment.api);
    const newSignIn = await api.ensureAdmin();
    if (newSignIn) console.log(`sign in as ${newSignIn.username} with ${newSignIn.password} (shown this once)`);
    const mailbox = api.mailboxUrl ? `\n  mailbox   ${api.mailboxUrl}` : '';
    console.log(`ready http://localhost:${port}/graphql${mailbox}`);
  });
}
