import { join } from 'node:path';
import type { Configuration } from 'electron-builder';

const icons = join(import.meta.dirname, '../icons');

/**
 * What is packed, for whom, and how closed; what it is called is in `package.json`, where Electron reads it as well. `out/` is all there is: everything is bundled, so no `node_modules` goes along.
 * Nothing is published until there is a signed feed (`src/main/updates/updates.ts`).
 *
 * @param electronDist the folder of an unpacked Electron.
 */
export const configuration = (electronDist: string): Configuration => ({
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
    target: ['AppImage', 'deb'],
    icon: join(icons, 'linux'),
    category: 'Office',
    synopsis: 'Inbox and portfolio of an agency’s website',
    maintainer: 'hello@meridianweb.example',
    executableName: 'agency-console',
    // Desktops find the window's launcher, and so its icon, by the name that the window says.
    syncDesktopName: true,
  },
  win: { target: ['nsis'], icon: join(icons, 'app.ico') },
  // What waits to be sent, and drafts, are in there: they outlast a new installation. Signing out removes them.
  nsis: { oneClick: true, perMachine: false, deleteAppDataOnUninstall: false },
  mac: {
    // Signed as a whole, ad hoc: without a certificate electron-builder would sign nothing. A downloaded copy must still be
    // allowed by hand (System Settings, Privacy & Security); a Developer ID and notarization come with the signed feed.
    identity: '-',
    target: ['dmg'],
    icon: join(icons, 'app.icns'),
    category: 'public.app-category.business',
    hardenedRuntime: true,
  },
});
