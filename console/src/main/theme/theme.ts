import { nativeTheme } from 'electron';
import { type Theme, themeSchema } from '#bridge/desktop.ts';
import { settingsFile } from '#main/settings/settings-file.ts';

export type ThemeKeeper = { get(): Theme; set(theme: Theme): void };

/** Day or night for the whole program: window, menus, and the pages' `prefers-color-scheme`. Kept between starts. */
export function themeKeeper(path: string, onChange: () => void): ThemeKeeper {
  const file = settingsFile(path, themeSchema, 'system');
  nativeTheme.themeSource = file.get();
  return {
    get: file.get,
    set(theme) {
      nativeTheme.themeSource = theme;
      file.set(theme);
      onChange();
    },
  };
}
