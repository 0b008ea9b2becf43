import { app } from 'electron';

type AskParts = {
  /**
   * Whether Quit may lose anything. If not, Quit is not delayed, because a delay would stop the admin from logging out
   * of the computer.
   */
  atStake(): boolean;
  mayQuit(): Promise<boolean>;
};

/**
 * Asks before Quit loses data that is only in memory. Call this before anything else listens for `before-quit`. Then
 * the other listeners see that a delayed Quit was prevented.
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
      // Quit even if the dialog fails.
      .catch(() => true)
      .then((may) => {
        asking = false;
        granted = may;
        if (may) app.quit();
      });
  });
}

/** How long Quit waits for files and the server, in ms. */
const timeoutMs = 3_000;

/** Delays the end of the program until every file is written, at most for `timeoutMs`. */
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
