import { protocol } from 'electron';

/** Where the renderer lives: an origin of its own, with the rules of https and none of file:'s privileges. */
export const appOrigin = 'app://console';

/** Whether an address is a page or file of ours. `URL.origin` is no help: Node answers "null" for schemes it does not know. */
export const isOurs = (address: string) => address.startsWith(`${appOrigin}/`);

/** To be called before Electron is ready. */
export function registerScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, codeCache: true };
  protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges }]);
}
