type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/**
 * Returns the name of a pressed key. Letters are lowercase even with caps lock. With Shift, they have the prefix
 * `shift+`.
 */
export function keyName({ key, shiftKey }: Pressed): string {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return shiftKey && /^[a-z]$/.test(name) ? `shift+${name}` : name;
}

/** Formats a key's name for people: `shift+j` as `Shift J`. */
export const printedKey = (name: string): string =>
  name.startsWith('shift+') ? `Shift ${name.slice('shift+'.length).toUpperCase()}` : name.toUpperCase();
