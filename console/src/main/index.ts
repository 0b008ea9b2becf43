import { app, dialog } from 'electron';
import { openLog } from './log.ts';
import { registerScheme } from './protocol/scheme.ts';
import { run } from './run.ts';
import { unsafeSwitch } from './window/guards.ts';

app.enableSandbox();
registerScheme();
const unsafe = unsafeSwitch(app.isPackaged, (name) => app.commandLine.hasSwitch(name));
if (unsafe) {
  openLog(app.getPath('logs')).error(`started with --${unsafe}, and ended`);
  const why = 'With this option, another program could read or change what the console shows and sends.';
  dialog.showErrorBox(`The console does not start with --${unsafe}`, `${why} Start the console without it.`);
  app.exit(1);
}
// A second start passes its link to the running program, and ends.
else if (app.requestSingleInstanceLock()) void run();
else app.quit();
