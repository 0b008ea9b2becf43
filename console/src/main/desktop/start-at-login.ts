import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { app } from 'electron';

/** Whether the program starts when its user signs in to the computer. */
export type StartAtLogin = {
  /** Whether this can be set: only in the installed program, because otherwise the system would start bare Electron. */
  able: boolean;
  get(): boolean;
  /** @throws when the system refuses. */
  set(on: boolean): void;
};

/**
 * Reads and changes the system's own list of programs that start at login. The console stores no copy of this setting,
 * because the user can also change it in the system. On Linux, where Electron cannot do this, each entry of the list is
 * a file: https://specifications.freedesktop.org/autostart-spec/latest/
 */
export function startAtLogin(platform: NodeJS.Platform = process.platform): StartAtLogin {
  const able = app.isPackaged;
  if (platform !== 'linux') {
    return {
      able,
      get: () => able && app.getLoginItemSettings().openAtLogin,
      set: (on) => app.setLoginItemSettings({ openAtLogin: on }),
    };
  }
  const path = join(app.getPath('appData'), 'autostart', 'agency-console.desktop');
  return {
    able,
    get: () => able && statSync(path, { throwIfNoEntry: false }) !== undefined,
    set(on) {
      if (!on) return rmSync(path, { force: true });
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, entryOf(program()));
    },
  };
}

/**
 * Returns the program's path. `APPIMAGE` is the path of an AppImage, whose program is mounted elsewhere at each start.
 */
const program = (): string => process.env.APPIMAGE ?? app.getPath('exe');

/** Returns the desktop entry that starts a program. The path is quoted as the specification requires. */
export function entryOf(path: string): string {
  const quoted = path
    .replaceAll(/["`$\\]/g, '\\$&')
    .replaceAll('\\', '\\\\')
    .replaceAll('%', '%%');
  return `[Desktop Entry]\nType=Application\nName=Agency Console\nExec="${quoted}"\n`;
}
