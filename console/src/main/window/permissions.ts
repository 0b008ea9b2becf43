import type { Session } from 'electron';

/** The console needs no camera, no location, no devices and no downloads, so nothing is ever granted to any page. */
export function grantNothing(session: Session): void {
  session.setPermissionRequestHandler((_contents, _permission, decide) => decide(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.setDisplayMediaRequestHandler(null);
  session.on('will-download', (event) => event.preventDefault());
}
