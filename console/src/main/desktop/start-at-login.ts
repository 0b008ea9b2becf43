import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { app } from 'electron';

/** Whether the program starts when its user signs in to the computer. */
export type StartAtLogin = {
  /** Only the installed program does: another one would start Electron itself. */
  able: boolean;
  get(): boolean;
  /** @throws when the system refuses. */
  set(on: boolean): void;
};

/**
 * The system's own list of what starts at login: nothing is stored here, so a change that is made there is known. Electron
 * has none on Linux, where it is a file: https://specifications.freedesktop.org/autostart-spec/latest/
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

/** The program's file: an AppImage is mounted elsewhere at each start, and tells its own place. */
const program = (): string => process.env.APPIMAGE ?? app.getPath('exe');

/** The desktop entry that starts a program. The path is quoted as its specification says. */
export function entryOf(path: string): string {
  const quoted = path
    .replaceAll(/["`$\\]/g, '\\$&')
    .replaceAll('\\', '\\\\')
    .replaceAll('%', '%%');
  return `[Desktop Entry]\nType=Application\nName=Agency Console\nExec="${quoted}"\n`;
}
