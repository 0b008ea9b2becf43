import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { bomb, heic, laughs } from '../../api/src/media/hostile-files.factory.ts';

/** Returns a request body without a declared length, made of this many chunks. */
const pieces = (count: number, bytes: number) => {
  let sent = 0;
  return new ReadableStream({
    pull(controller) {
      sent += 1;
      if (sent > count) controller.close();
      else controller.enqueue(new Uint8Array(bytes));
    },
  });
};

/** Creates a photo with metadata and an orientation, as a camera does. A different `seed` produces a different file. */
export async function photo(width: number, height: number, seed = ''): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 30 } as const;
  const taken = await sharp({ create: { width, height, channels: 3, background: '#346', noise } })
    .withExif({ IFD0: { Copyright: 'A secret of the camera' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  return Buffer.concat([taken, Buffer.from(seed)]);
}

const svg = (body: string, size = 300) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">${body}</svg>`;
const nested = Array.from({ length: 12 }, (_, at) => `<g id="g${at + 1}">${`<use href="#g${at}"/>`.repeat(10)}</g>`);

export type Body = Buffer | string | ReadableStream;
type Trial = { body: Body; name?: string; wanted: readonly number[] };

/**
 * Returns the uploads to try, each with the response statuses that are correct for it. The server encodes accepted
 * pictures again, so that public files have none of the metadata. The original stays private.
 */
export const hostileFiles = async (): Promise<Record<string, Trial>> => {
  const jpeg = await photo(1200, 800);
  const png = await sharp(jpeg).png().toBuffer();
  const frame = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a63' } })
    .png()
    .toBuffer();
  const taken = [200];
  const refused = [422];
  return {
    'a photo with its location': { body: jpeg, wanted: taken },
    'a photo with a web page at its end': {
      body: Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]),
      wanted: taken,
    },
    'a photo with an archive at its end': { body: Buffer.concat([jpeg, Buffer.from('PK\x03\x04')]), wanted: taken },
    'a script that begins like a GIF': { body: 'GIF89a/*<script>alert(1)</script>*/=1;', wanted: refused },
    'a picture named as a page': { body: png, name: 'index.html', wanted: taken },
    'a page named as a picture': { body: '<!doctype html><script>alert(1)</script>', wanted: refused },
    'a PDF': { body: '%PDF-1.7\n1 0 obj', wanted: refused },
    'an archive': { body: Buffer.from('PK\x03\x04\x14\0\0\0'), wanted: refused },
    'a program': { body: Buffer.from('7f454c460201010000', 'hex'), wanted: refused },
    'a HEIC': { body: heic, wanted: refused },
    nothing: { body: '', wanted: refused },
    'half a photo': { body: jpeg.subarray(0, jpeg.length / 2), wanted: refused },
    'a bomb of 121 megapixels': { body: bomb(11_000, 11_000), wanted: refused },
    'a strip of 60 megapixels': { body: bomb(3_000_000, 20), wanted: refused },
    '49 megapixels of nothing': { body: bomb(7_000, 7_000), wanted: taken },
    'a photo of 48 megapixels': { body: await photo(8_000, 6_000), wanted: taken },
    'a PNG with 200 MB of text': {
      body: withText(png, deflateSync(Buffer.alloc(200_000_000, 65))),
      wanted: [200, 422],
    },
    'a GIF of 2,000 frames': {
      body: await sharp(
        Array.from({ length: 2_000 }, () => frame),
        { join: { animated: true } },
      )
        .gif()
        .toBuffer(),
      wanted: taken,
    },
    'an AVIF of 24 megapixels': {
      body: await sharp(await photo(6_000, 4_000))
        .avif({ effort: 0 })
        .toBuffer(),
      wanted: refused,
    },
    'an SVG with a script and pictures': {
      body: svg(
        '<script>alert(1)</script><image href="file:///etc/passwd" width="9" height="9"/><rect width="99" height="99"/>',
      ),
      wanted: taken,
    },
    'an SVG of a billion laughs': { body: laughs, wanted: refused },
    'an SVG of a trillion uses': {
      body: svg(`<rect id="g0" width="9" height="9"/>${nested.join('')}<use href="#g12"/>`),
      wanted: refused,
    },
    'an SVG of 20 blurs': {
      body: svg(
        Array.from(
          { length: 20 },
          (_, at) =>
            `<filter id="f${at}"><feGaussianBlur stdDeviation="5000"/></filter><rect width="4000" height="4000" filter="url(#f${at})"/>`,
        ).join(''),
        4_000,
      ),
      wanted: [200, 422],
    },
    '500 MB with a Content-Length': { body: Buffer.alloc(500_000_000), wanted: [0, 413] },
    '500 MB in chunks': { body: pieces(500, 1_000_000), wanted: [0, 413, 422] },
    'a name with another path': { body: await photo(90, 60, 'a'), name: '../../../etc/cron.d/x', wanted: taken },
    'a Windows path as the name': { body: await photo(90, 60, 'b'), name: 'C:\\..\\x\0.jpg', wanted: taken },
    'a name of 5,000 characters': { body: await photo(90, 60, 'c'), name: 'x'.repeat(5_000), wanted: taken },
  };
};

/** Inserts a compressed text chunk into a PNG, as programs do for comments. */
function withText(png: Buffer, compressed: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from('zTXtComment\0\0'), compressed]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length - 4);
  // Writes a wrong checksum. Strict readers then skip the text, and lenient ones decompress it.
  return Buffer.concat([png.subarray(0, 33), length, data, Buffer.alloc(4), png.subarray(33)]);
}
