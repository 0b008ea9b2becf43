/** One picture of an icon file: its side length in pixels, and its PNG. */
type Size = { side: number; png: Buffer };

/** Creates an icon file for Windows, which is a directory of PNGs. https://en.wikipedia.org/wiki/ICO_(file_format) */
export function ico(sizes: Size[]): Buffer {
  const head = Buffer.alloc(6 + 16 * sizes.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(sizes.length, 4);
  let offset = head.length;
  for (const [index, { side, png }] of sizes.entries()) {
    const at = 6 + 16 * index;
    // The format writes a side of 256 as 0.
    head.writeUInt8(side % 256, at);
    head.writeUInt8(side % 256, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...sizes.map(({ png }) => png)]);
}

/** The names of each size on macOS. Pictures for double density have their own names. */
const icnsTypes: Record<number, string[]> = {
  32: ['ic11'],
  64: ['ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10'],
};

/** Creates an icon file for macOS, a sequence of named PNGs. https://en.wikipedia.org/wiki/Apple_Icon_Image_format */
export function icns(sizes: Size[]): Buffer {
  const parts = sizes.flatMap(({ side, png }) => (icnsTypes[side] ?? []).map((type) => block(type, png)));
  return block('icns', Buffer.concat(parts));
}

function block(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.write(type, 'ascii');
  head.writeUInt32BE(8 + content.length, 4);
  return Buffer.concat([head, content]);
}
