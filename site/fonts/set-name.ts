/** The IDs of the name records with the family's name. The copyright and the license must keep naming the original. */
const familyNames = new Set([1, 3, 4, 6, 16, 25]);

/**
 * Returns a copy of a font (sfnt). In its names, the word `to` replaces the word `from`, which has the same length.
 * https://learn.microsoft.com/typography/opentype/spec/name
 *
 * @throws Error if the words differ in length or no name contains the word.
 */
export function setName(font: Buffer, { from, to }: { from: string; to: string }): Buffer {
  if (from.length !== to.length) throw new Error(`${from} and ${to} differ in length.`);
  const named = Buffer.from(font);
  const table = tableAt(named, 'name');
  const count = named.readUInt16BE(table + 2);
  const strings = table + named.readUInt16BE(table + 4);
  let changed = 0;
  for (let record = 0; record < count; record++) {
    const at = table + 6 + record * 12;
    const platform = named.readUInt16BE(at);
    if (!familyNames.has(named.readUInt16BE(at + 6))) continue;
    const start = strings + named.readUInt16BE(at + 10);
    const name = named.subarray(start, start + named.readUInt16BE(at + 8));
    const encode = (word: string) =>
      platform === 1 ? Buffer.from(word, 'latin1') : Buffer.from(word, 'utf16le').swap16();
    const place = name.indexOf(encode(from));
    if (place < 0) continue;
    encode(to).copy(name, place);
    changed += 1;
  }
  if (changed === 0) throw new Error(`No name of the font contains ${from}.`);
  return named;
}

function tableAt(font: Buffer, tag: string): number {
  const tables = font.readUInt16BE(4);
  for (let table = 0; table < tables; table++) {
    const at = 12 + table * 16;
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  throw new Error(`The font has no table ${tag}.`);
}
