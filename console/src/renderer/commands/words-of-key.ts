import { printedKey } from '@agency/site/ui/keys/key-name.ts';

const signs: Record<string, string> = { Delete: 'Del', Backspace: '⌫' };

/** Returns the label of a key: `mod+k` becomes `Ctrl K`, or `⌘K` on a Mac. */
export function wordsOfKey(key: string, platform: string): string {
  const bare = key.replace('mod+', '');
  const name = signs[bare] ?? printedKey(bare);
  if (!key.startsWith('mod+')) return name;
  return platform === 'darwin' ? `⌘${name}` : `Ctrl ${name}`;
}
