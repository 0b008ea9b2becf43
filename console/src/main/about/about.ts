import { release } from 'node:os';
import { app } from 'electron';
import type { About } from '#bridge/desktop.ts';
import { updatePolicy } from '#main/updates/updates.ts';

/** What this program is made of. */
export function about(): About {
  const { electron = '', chrome = '', node = '' } = process.versions;
  const system = `${process.platform} ${release()} ${process.arch}`;
  return { versions: { console: app.getVersion(), electron, chromium: chrome, node, system }, updates: updatePolicy };
}
