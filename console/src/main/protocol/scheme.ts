import { protocol } from 'electron';

/** The renderer's origin: its own, with the rules of https and none of file:'s privileges. */
export const appOrigin = 'app://console';

/**
 * Whether an address is a page or file of ours. `URL.origin` does not help: Node returns "null" for schemes that it does not
 * know.
 */
export const isOurs = (address: string) => address.startsWith(`${appOrigin}/`);

/** Call it before Electron is ready. */
export function registerScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, codeCache: true };
  protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges }]);
}
