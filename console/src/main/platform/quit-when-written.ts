import { app } from 'electron';

/** Holds the end of the program back until what was given to be kept is on disk: Electron itself waits for nobody. */
export function quitWhenWritten(settled: (() => Promise<void>)[], onQuit: () => void): void {
  let written = false;
  app.on('will-quit', (event) => {
    if (written) return;
    event.preventDefault();
    onQuit();
    void Promise.allSettled(settled.map((wait) => wait())).then(() => {
      written = true;
      app.quit();
    });
  });
}
