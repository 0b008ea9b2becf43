import { protocol } from 'electron';

/** The renderer's origin. The scheme `app:` has the rules of https, and none of the privileges of `file:`. */
export const appOrigin = 'app://console';

/**
 * Whether a URL is one of our pages or files. Does not use `URL.origin`, which is "null" for unknown schemes in Node.
 */
export const isOurs = (address: string) => address.startsWith(`${appOrigin}/`);

/** Registers the `app:` scheme. Call it before Electron is ready. */
export function registerScheme(): void {
  const privileges = { standard: true, secure: true, supportFetchAPI: true, codeCache: true };
  protocol.registerSchemesAsPrivileged([{ scheme: 'app', privileges }]);
}
