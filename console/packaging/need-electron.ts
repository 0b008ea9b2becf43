import { findElectron } from './find-electron.ts';

/** The program of a real Electron; without one, says how to get it and ends. */
export function needElectron(): string {
  const program = findElectron();
  if (program) return program;
  console.error(
    'There is no Electron here. "pnpm --filter @agency/console exec install-electron" fetches it where downloads are ' +
      'allowed; or unpack a release of it and name the folder in ELECTRON_DIST.',
  );
  process.exit(1);
}
