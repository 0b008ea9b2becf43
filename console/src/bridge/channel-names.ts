/**
 * The names of the channels between main and renderer, by group. The preload needs nothing else: main checks what is passed,
 * so that the code in front of the page stays small. A name that begins with `on` is an event from main.
 */
export const channelNames = {
  session: ['get', 'signIn', 'forgotPassword', 'signOut', 'ended', 'onChange'],
  live: ['start', 'connection', 'onChange', 'onConnection'],
  store: ['read', 'write', 'setAside'],
  desktop: [
    'setUnread',
    'notify',
    'openMail',
    'openLink',
    'saveFile',
    'attachFile',
    'exportPerson',
    'copy',
    'setTheme',
    'about',
    'openLogs',
    'takeLink',
    'onLinkWaits',
    'onCommand',
  ],
} as const;

export const channelName = (group: string, name: string): string => `${group}:${name}`;

/** Whether main sends it. The renderer calls all others. */
export const isEvent = (name: string): boolean => /^on[A-Z]/.test(name);
