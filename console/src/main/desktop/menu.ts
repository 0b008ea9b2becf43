import { Menu, type MenuItemConstructorOptions } from 'electron';
import { acceleratorOf, type Command, commands } from '#bridge/commands.ts';
import type { Theme } from '#bridge/desktop.ts';

type MenuParts = {
  /** Nobody signed in: what needs inquiries or items is grey. */
  signedIn: boolean;
  theme: Theme;
  run(command: Command): void;
  setTheme(theme: Theme): void;
  openLogs(): void;
};

type Item = MenuItemConstructorOptions;
const line: Item = { type: 'separator' };

/** The native menu. Everything the program can do stands here, with its keys. */
export function showMenu(parts: MenuParts): void {
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(parts, process.platform)));
}

function menuTemplate(parts: MenuParts, platform: NodeJS.Platform): Item[] {
  const { signedIn, theme, run, setTheme, openLogs } = parts;
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
  const about = item('about', true);
  const onMac = platform === 'darwin';

  const program: Item = {
    label: 'Agency Console',
    submenu: [
      about,
      line,
      { role: 'services' },
      line,
      { role: 'hide' },
      { role: 'hideOthers' },
      line,
      { role: 'quit' },
    ],
  };
  return [
    ...(onMac ? [program] : []),
    {
      label: '&File',
      submenu: [item('new-item'), item('save'), line, item('sign-out'), onMac ? { role: 'close' } : { role: 'quit' }],
    },
    { label: '&Edit', submenu: [...editing, line, item('find')] },
    {
      label: '&Go',
      submenu: ['palette', 'inbox', 'portfolio', 'waiting', 'next', 'previous'].map((it) => item(it as Command)),
    },
    {
      label: '&Message',
      submenu: [item('reply'), item('copy-address'), item('read-all'), line, item('delete'), item('undo')],
    },
    {
      label: '&View',
      submenu: [
        item('reload-data'),
        line,
        ...sizes,
        line,
        day('system', 'As the System'),
        day('light', 'Day'),
        day('dark', 'Night'),
        line,
        { role: 'togglefullscreen' },
      ],
    },
    { role: 'windowMenu' },
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

const editing: Item[] = [
  { role: 'undo' },
  { role: 'redo' },
  line,
  { role: 'cut' },
  { role: 'copy' },
  { role: 'paste' },
  { role: 'selectAll' },
];
const sizes: Item[] = [{ role: 'resetZoom' }, { role: 'zoomIn' }, { role: 'zoomOut' }];
