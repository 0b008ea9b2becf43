/** By these Chromium lets other programs drive the window and read what it shows. No fuse turns them off. */
const switches = ['remote-debugging-port', 'remote-debugging-pipe'];

/** Whether the program was started so that another may look into it, which only while developing is meant well. */
export const isRemoteDebugged = (packaged: boolean, hasSwitch: (name: string) => boolean): boolean =>
  packaged && switches.some(hasSwitch);
