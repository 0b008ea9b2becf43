import { app } from 'electron';
import { openLog } from './log.ts';
import { registerScheme } from './protocol/scheme.ts';
import { run } from './run.ts';
import { isRemoteDebugged } from './window/guards.ts';

app.enableSandbox();
registerScheme();
if (isRemoteDebugged(app.isPackaged, (name) => app.commandLine.hasSwitch(name))) {
  openLog(app.getPath('logs')).error('started with remote debugging, and ended');
  app.exit(1);
}
// A second start hands its link to the program that runs already, and ends.
else if (app.requestSingleInstanceLock()) void run();
else app.quit();
