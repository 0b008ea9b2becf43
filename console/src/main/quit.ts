import { app } from 'electron';

type AskParts = {
  /** Whether anything ends with the program. Where nothing does, Quit is never held back, so that the system can log out. */
  atStake(): boolean;
  mayQuit(): Promise<boolean>;
};

/**
 * Asks before Quit loses what is in memory only. To be set up before whoever else listens for `before-quit`: to them, a
 * Quit that is held back is none.
 */
export function confirmBeforeQuit({ atStake, mayQuit }: AskParts): void {
  let asking = false;
  let granted = false;
  app.on('before-quit', (event) => {
    if (granted || !atStake()) return;
    event.preventDefault();
    if (asking) return;
    asking = true;
    void mayQuit()
      // A question that cannot be asked must not keep the program from ending.
      .catch(() => true)
      .then((may) => {
        asking = false;
        granted = may;
        if (may) app.quit();
      });
  });
}

/** A server that does not answer holds nobody back. */
const timeoutMs = 3_000;

/** Holds the end of the program back until every file is written: Electron itself waits for nobody. */
export function quitWhenWritten(idle: (() => Promise<void>)[], onQuit: () => void): void {
  let written = false;
  app.on('will-quit', (event) => {
    if (written) return;
    event.preventDefault();
    onQuit();
    const all = Promise.allSettled(idle.map((wait) => wait()));
    const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs));
    void Promise.race([all, timeout]).then(() => {
      written = true;
      app.quit();
    });
  });
}
