import { printedKey } from '@agency/site/ui/keys/key-name.ts';

const signs: Record<string, string> = { Delete: 'Del', Backspace: '⌫' };

/** A key as printed on keyboards: `mod+k` as `Ctrl K`, on a Mac as `⌘K`. */
export function wordsOfKey(key: string, platform: string): string {
  const bare = key.replace('mod+', '');
  const name = signs[bare] ?? printedKey(bare);
  if (!key.startsWith('mod+')) return name;
  return platform === 'darwin' ? `⌘${name}` : `Ctrl ${name}`;
}
