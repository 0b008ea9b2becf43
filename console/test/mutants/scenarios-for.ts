import type { Fault } from './faults.ts';

/** Which scenario files are about which folder of main, by a part of their paths. All of them would take too long for each fault. */
const byFolder: Record<string, string[]> = {
  'main/index.ts': ['hardening'],
  'main/window': ['hardening', 'page-security'],
  'main/protocol': ['page-security', 'token'],
  'main/ipc': ['bridge', 'hardening', 'token'],
  'main/graphql': ['server-requests', 'token'],
  'main/session': ['session', 'token', 'no-keyring'],
  'main/secrets': ['session', 'token', 'no-keyring'],
  'main/live': ['live'],
  bridge: ['bridge', 'session'],
};

export function scenariosFor({ name, patches }: Fault): string[] {
  const folders = Object.keys(byFolder).filter((folder) => patches.some(({ file }) => file.startsWith(folder)));
  if (folders.length === 0) throw new Error(`${name}: no scenarios are named for its folder`);
  return [...new Set(folders.flatMap((folder) => byFolder[folder] ?? []))];
}
