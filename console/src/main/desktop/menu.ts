import { Menu, type MenuItemConstructorOptions } from 'electron';
import { acceleratorOf, type Command, commandNames, commands } from '#bridge/commands.ts';
import type { Theme } from '#bridge/desktop.ts';
import type { StartAtLogin } from './start-at-login.ts';

type MenuParts = {
  /** Whether somebody is signed in; otherwise most items are disabled. */
  signedIn: boolean;
  theme: Theme;
  run(command: Command): void;
  setTheme(theme: Theme): void;
  openLogs(): void;
  startAtLogin: StartAtLogin;
  /** The setting for spell-checking. A change takes effect at the next start. */
  spelling: boolean;
  setSpelling(on: boolean): void;
};

type Item = MenuItemConstructorOptions;
const places = commandNames.filter((name) => commands[name].group === 'Go to');
const line: Item = { type: 'separator' };
const roles = (...names: NonNullable<Item['role']>[]): Item[] => names.map((role) => ({ role }));

export function showMenu(parts: MenuParts): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(parts, process.platform)));
}

function menuTemplate(parts: MenuParts, platform: NodeJS.Platform): Item[] {
  const { signedIn, theme, run, setTheme, openLogs, startAtLogin, spelling, setSpelling } = parts;
  const item = (command: Command, enabled = signedIn): Item => ({
    id: command,
    label: commands[command].label,
    accelerator: acceleratorOf(command),
    enabled,
    click: () => run(command),
  });
  const day = (value: Theme, label: string): Item => ({
    id: `theme-${value}`,
    label,
    type: 'radio',
    checked: theme === value,
    click: () => setTheme(value),
  });
  const starts: Item = {
    id: 'start-at-login',
    label: startAtLogin.able ? 'Start at Login' : 'Start at Login (Installed Console Only)',
    type: 'checkbox',
    enabled: startAtLogin.able,
    checked: startAtLogin.get(),
    click: () => startAtLogin.set(!startAtLogin.get()),
  };
  const spells: Item = {
    id: 'spelling',
    label: platform === 'darwin' ? 'Check Spelling' : 'Check Spelling (Downloads a Dictionary)',
    type: 'checkbox',
    checked: spelling,
    click: () => setSpelling(!spelling),
  };
  const about = item('about', true);
  const onMac = platform === 'darwin';

  const program: Item = {
    label: 'Agency Console',
    submenu: [
      about,
      line,
      starts,
      line,
      ...roles('services'),
      line,
      ...roles('hide', 'hideOthers'),
      line,
      ...roles('quit'),
    ],
  };
  return [
    ...(onMac ? [program] : []),
    {
      label: '&File',
      submenu: [
        item('new'),
        item('save'),
        line,
        ...(onMac ? [] : [starts, line]),
        item('sign-out'),
        ...roles(onMac ? 'close' : 'quit'),
      ],
    },
    { label: '&Edit', submenu: [...editing, line, spells, line, item('find')] },
    {
      label: '&Go',
      submenu: ['palette' as const, ...places, 'next' as const, 'previous' as const].map((name) => item(name)),
    },
    {
      label: '&Inquiry',
      submenu: [
        item('reply'),
        item('template'),
        item('note'),
        item('person'),
        item('copy-address'),
        item('mark-unread'),
        item('read-all'),
        line,
        item('select'),
        item('select-next'),
        item('select-previous'),
        item('select-all'),
        line,
        item('done'),
        item('won'),
        item('snooze'),
        item('spam'),
        item('delete'),
        line,
        item('undo'),
      ],
    },
    {
      label: '&View',
      submenu: [
        item('reload-data'),
        line,
        item('rows'),
        item('reset-width'),
        line,
        ...roles('resetZoom', 'zoomIn', 'zoomOut'),
        line,
        day('system', 'Use System Setting'),
        day('light', 'Day'),
        day('dark', 'Night'),
        line,
        ...roles('togglefullscreen'),
      ],
    },
    ...roles('windowMenu'),
    {
      role: 'help',
      submenu: [
        item('shortcuts', true),
        { id: 'logs', label: 'Open Logs Folder', click: openLogs },
        ...(onMac ? [] : [line, about]),
      ],
    },
  ];
}

const editing: Item[] = [...roles('undo', 'redo'), line, ...roles('cut', 'copy', 'paste', 'selectAll')];
