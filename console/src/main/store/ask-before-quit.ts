import { app } from 'electron';

type Parts = {
  /** Whether anything ends with the program. Where nothing does, Quit is never held back, so that the system can log out. */
  atStake(): boolean;
  mayQuit(): Promise<boolean>;
};

/**
 * Asks before Quit loses what is kept in memory only. To be set up before whoever else listens for `before-quit`: to them,
 * a Quit that is held back is none.
 */
export function askBeforeQuit({ atStake, mayQuit }: Parts): void {
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
