/**
 * The names of the channels between main and renderer, by group. A name that begins with `on` is an event from main.
 * The preload script loads only these names, so it stays small.
 */
export const channelNames = {
  session: ['get', 'signIn', 'forgotPassword', 'signOut', 'ended', 'onChange'],
  live: ['start', 'connection', 'onChange', 'onConnection'],
  store: ['read', 'write', 'setAside'],
  requests: ['sendAtClose'],
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

/** Whether the channel is an event from main. The renderer calls all other channels. */
export const isEvent = (name: string): boolean => /^on[A-Z]/.test(name);
