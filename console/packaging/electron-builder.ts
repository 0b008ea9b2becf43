import { join } from 'node:path';
import type { Configuration } from 'electron-builder';

const icons = join(import.meta.dirname, '../icons');

export type Architecture = 'x64' | 'arm64';

/**
 * electron-builder's default dependencies (`FpmTarget.getDefaultDepends`), repeated because `depends` below replaces
 * them.
 */
const debianLibraries = [
  ...['libgtk-3-0', 'libnotify4', 'libnss3', 'libxss1', 'libxtst6', 'xdg-utils', 'libatspi2.0-0', 'libuuid1'],
  'libsecret-1-0',
];
const rpmLibraries = [
  ...['gtk3', 'libnotify', 'nss', 'libXScrnSaver', '(libXtst or libXtst6)', 'xdg-utils', 'at-spi2-core'],
  '(libuuid or libuuid1)',
];

/**
 * Returns the configuration of the packages: contents, targets and fuses. The program's name is in `package.json`,
 * because Electron reads it there, too. Everything is bundled into `out/`, so no `node_modules` is packed. Publishing
 * is off until there is a signed feed (`src/main/updates.ts`).
 *
 * @param electronDist a folder with an unpacked Electron, or with released archives
 * (`electron-v45.4.1-linux-arm64.zip`).
 * @param architectures the architectures for which the folder has an Electron.
 */
export const configuration = (electronDist: string, architectures: readonly Architecture[]): Configuration => ({
  appId: 'example.meridianweb.console',
  copyright: 'Meridian Web',
  directories: { output: process.env.PACKAGE_OUTPUT ?? 'dist', buildResources: 'icons' },
  files: ['out/**', '!out/**/*.map', 'resources/**', 'package.json', '!node_modules'],
  asar: true,
  npmRebuild: false,
  publish: null,
  protocols: [{ name: 'Agency Console', schemes: ['agency-console'] }],
  // Packs this Electron instead of downloading one.
  electronDist,
  // electron-builder's default AppImage tools need FUSE 2, and pass --no-sandbox unless `executableArgs` is set.
  toolsets: { appimage: '1.0.3' },
  electronFuses: {
    runAsNode: false,
    enableNodeOptionsEnvironmentVariable: false,
    enableNodeCliInspectArguments: false,
    enableCookieEncryption: true,
    enableEmbeddedAsarIntegrityValidation: true,
    onlyLoadAppFromAsar: true,
    loadBrowserProcessSpecificV8Snapshot: false,
    grantFileProtocolExtraPrivileges: false,
    // Sign again, because a changed fuse breaks Electron's signature, and Apple Silicon starts only signed programs.
    resetAdHocDarwinSignature: true,
  },
  linux: {
    target: ['AppImage', 'deb', 'rpm'].map((target) => ({ target, arch: [...architectures] })),
    executableArgs: [],
    icon: join(icons, 'linux'),
    category: 'Office',
    synopsis: 'Inbox and portfolio for an agency’s website',
    maintainer: 'hello@meridianweb.example',
    executableName: 'agency-console',
    // Desktop environments find the launcher and icon by this name, so the window must report it.
    syncDesktopName: true,
  },
  // Some desktop environments need these added libraries to show the tray icon.
  deb: { depends: [...debianLibraries, 'libayatana-appindicator3-1'], recommends: [] },
  rpm: { depends: [...rpmLibraries, '(libayatana-appindicator-gtk3 or libayatana-appindicator3-1)'] },
  win: { target: [{ target: 'nsis', arch: [...architectures] }], icon: join(icons, 'app.ico') },
  // An installation over an older version keeps the data: the outbox and unsaved changes. The uninstaller asks whether
  // to delete this data (`uninstaller.nsh`).
  nsis: {
    oneClick: true,
    perMachine: false,
    deleteAppDataOnUninstall: false,
    include: join(import.meta.dirname, 'uninstaller.nsh'),
  },
  mac: {
    // Signs the whole package ad hoc, which electron-builder does not do by default. Users must still allow a
    // downloaded copy (System Settings, Privacy & Security). There is no Developer ID and no notarization yet.
    identity: '-',
    target: [{ target: 'dmg', arch: architectures.length > 1 ? ['universal'] : [...architectures] }],
    icon: join(icons, 'app.icns'),
    category: 'public.app-category.business',
    hardenedRuntime: true,
  },
});
