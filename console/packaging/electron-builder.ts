import { join } from 'node:path';
import type { Configuration } from 'electron-builder';

const icons = join(import.meta.dirname, '../icons');

/** The processors that packages are made for. */
export type Architecture = 'x64' | 'arm64';

/** What electron-builder asks for by default (`FpmTarget.getDefaultDepends`): a list of our own replaces its whole list. */
const debianLibraries = [
  ...['libgtk-3-0', 'libnotify4', 'libnss3', 'libxss1', 'libxtst6', 'xdg-utils', 'libatspi2.0-0', 'libuuid1'],
  'libsecret-1-0',
];
const rpmLibraries = [
  ...['gtk3', 'libnotify', 'nss', 'libXScrnSaver', '(libXtst or libXtst6)', 'xdg-utils', 'at-spi2-core'],
  '(libuuid or libuuid1)',
];

/**
 * What is packed, for whom, and how closed; what it is called is in `package.json`, where Electron reads it as well. `out/` is all there is: everything is bundled, so no `node_modules` goes along.
 * Nothing is published until there is a signed feed (`src/main/updates/updates.ts`).
 *
 * @param electronDist the folder of an unpacked Electron, or of several as they are released (`electron-v45.4.1-linux-arm64.zip`).
 * @param architectures those that the folder has an Electron for.
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
  // Never fetched while packing: what is packed is what the scenarios can run in.
  electronDist,
  // The default one starts the program with --no-sandbox, always.
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
    // A changed fuse breaks the signature that Electron came with, and Apple Silicon starts nothing that is unsigned.
    resetAdHocDarwinSignature: true,
  },
  linux: {
    target: ['AppImage', 'deb', 'rpm'].map((target) => ({ target, arch: [...architectures] })),
    executableArgs: [],
    icon: join(icons, 'linux'),
    category: 'Office',
    synopsis: 'Inbox and portfolio of an agency’s website',
    maintainer: 'hello@meridianweb.example',
    executableName: 'agency-console',
    // Desktops find the window's launcher, and so its icon, by the name that the window says.
    syncDesktopName: true,
  },
  // The program lives in the tray, which a desktop may show by this library alone; the others are electron-builder's own.
  deb: { depends: [...debianLibraries, 'libayatana-appindicator3-1'], recommends: [] },
  rpm: { depends: [...rpmLibraries, '(libayatana-appindicator-gtk3 or libayatana-appindicator3-1)'] },
  win: { target: [{ target: 'nsis', arch: [...architectures] }], icon: join(icons, 'app.ico') },
  // What waits to be sent, and drafts, are in there: they outlast a new installation. The uninstaller asks (`uninstaller.nsh`).
  nsis: {
    oneClick: true,
    perMachine: false,
    deleteAppDataOnUninstall: false,
    include: join(import.meta.dirname, 'uninstaller.nsh'),
  },
  mac: {
    // Signed as a whole, ad hoc: without a certificate electron-builder would sign nothing. A downloaded copy must still be
    // allowed by hand (System Settings, Privacy & Security); a Developer ID and notarization come with the signed feed.
    identity: '-',
    // One for both processors, where there is an Electron for both.
    target: [{ target: 'dmg', arch: architectures.length > 1 ? ['universal'] : [...architectures] }],
    icon: join(icons, 'app.icns'),
    category: 'public.app-category.business',
    hardenedRuntime: true,
  },
});
