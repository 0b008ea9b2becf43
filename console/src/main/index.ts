import { app } from 'electron';
import { registerScheme } from './protocol/scheme.ts';
import { run } from './run.ts';

app.enableSandbox();
registerScheme();
// A second start hands its link to the program that runs already, and ends.
if (app.requestSingleInstanceLock()) void run();
else app.quit();
