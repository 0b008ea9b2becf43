/**
 * The names of all that crosses between main and renderer, by group. All that the preload needs to know: what is passed is
 * checked in main, so that the code in front of the page stays small. A name that begins with `on` is an event of main's.
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

/** Whether main sends it unasked. All else is called by the renderer. */
export const isEvent = (name: string): boolean => /^on[A-Z]/.test(name);
