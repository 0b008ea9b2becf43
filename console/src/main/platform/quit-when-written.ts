import { app } from 'electron';

/** A server that does not answer holds nobody back, in ms. */
const longestWait = 3_000;

/** Holds the end of the program back until what was given to be kept is on disk: Electron itself waits for nobody. */
export function quitWhenWritten(settled: (() => Promise<void>)[], onQuit: () => void): void {
  let written = false;
  app.on('will-quit', (event) => {
    if (written) return;
    event.preventDefault();
    onQuit();
    const all = Promise.allSettled(settled.map((wait) => wait()));
    const enough = new Promise((resolve) => setTimeout(resolve, longestWait));
    void Promise.race([all, enough]).then(() => {
      written = true;
      app.quit();
    });
  });
}
