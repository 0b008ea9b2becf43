type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey'>;

/** The name of a pressed key: letters are small, also with caps lock, and `shift+` stands before those with Shift. */
export function keyName({ key, shiftKey }: Pressed): string {
  const name = key.length === 1 ? key.toLowerCase() : key;
  return shiftKey && /^[a-z]$/.test(name) ? `shift+${name}` : name;
}

/** A key as printed on keyboards: `shift+j` as `Shift J`. */
export const printedKey = (name: string): string =>
  name.startsWith('shift+') ? `Shift ${name.slice('shift+'.length).toUpperCase()}` : name.toUpperCase();
