import { app, type BrowserWindow } from 'electron';
import { confirm } from '#main/confirm.ts';
import type { Log } from '#main/log.ts';

const maxRecoveries = 3;
const minuteMs = 60_000;

/**
 * Recovers the window. Reloads a page whose process is gone, because main still has the stored data. If a page fails
 * more than three times within a minute, asks the admin first. Also asks if a page hangs, because it may only be slow
 * and have unsaved text.
 */
export function recoverWindow(window: BrowserWindow, log: Log): void {
  const { webContents } = window;
  let recovered: number[] = [];
  let answering: AbortController | null = null;

  webContents.on('render-process-gone', (_event, { reason }) => {
    log.error(`the window's process is gone: ${reason}`);
    answering?.abort();
    if (reason === 'clean-exit' || window.isDestroyed()) return;
    recovered = recovered.filter((at) => Date.now() - at < minuteMs);
    // Reload later: while Chromium still reports the end of the process, a reload would end the whole program.
    if (recovered.length < maxRecoveries) setImmediate(reload);
    else void askToReload().catch((error) => log.error('the window could not be recovered', error));
  });
  window.on('unresponsive', () => {
    log.warn('the window is not responding');
    void askToWait().catch((error) => log.error('the question about the window failed', error));
  });
  window.on('responsive', () => answering?.abort());

  function reload() {
    if (window.isDestroyed()) return;
    recovered.push(Date.now());
    log.info('the window is reloaded');
    webContents.reload();
  }

  async function askToReload() {
    const wantsQuit = await confirm(null, {
      type: 'error',
      message: 'The window of Agency Console keeps failing.',
      detail: `It stopped ${maxRecoveries + 1} times within a minute.`,
      buttons: ['Reload', 'Quit'],
    });
    if (wantsQuit) return app.quit();
    recovered = [];
    reload();
  }

  async function askToWait() {
    if (answering) return;
    answering = new AbortController();
    try {
      const wantsReload = await confirm(window, {
        type: 'warning',
        message: 'The window of Agency Console is not responding.',
        detail: 'If you reload it, you may lose what you typed last.',
        buttons: ['Wait', 'Reload'],
        signal: answering.signal,
      });
      if (wantsReload) forceReload();
    } finally {
      answering = null;
    }
  }

  /** Ends the process of a page that hangs, so that the window recovers as after a crash. */
  function forceReload() {
    if (!window.isDestroyed()) webContents.forcefullyCrashRenderer();
  }
}
