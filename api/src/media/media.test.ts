import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, expect, test, vi } from 'vitest';
import { mediaPath, mediaUploadPath, mostMediaBytes } from '#api/contract/media.ts';
import { newToken } from '#api/session/session.ts';
import { useMediaFolder } from '../../test/media-folder.ts';
import { sendHalf } from '../../test/send-half.ts';
import { serveApi } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { bomb, heic, laughs } from './hostile-files.factory.ts';
import { openMediaStore } from './media-store.ts';

const folder = await useMediaFolder();
// Other tests upload at the same time, so these use a temporary folder of their own.
vi.stubEnv('TMPDIR', folder);
afterAll(() => void vi.unstubAllEnvs());
const database = await useTestDatabase();
const { client } = database;
const api = await serveApi(database, { media: openMediaStore(undefined, folder) });

async function upload(content: BodyInit | Buffer, name = 'Photo.jpg', more: Record<string, string> = {}) {
  const { headers } = await signedIn(client);
  const response = await fetch(`${api.url}${mediaUploadPath}?name=${encodeURIComponent(name)}`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/jpeg', ...headers, ...more },
    body: content as BodyInit,
    ...{ duplex: 'half' },
  });
  return { status: response.status, body: await response.json() };
}
/** A picture with a red left half, and with metadata as a phone writes it. */
const photo = (width = 1200, height = 800) =>
  sharp({ create: { width, height, channels: 3, background: '#3060a0' } })
    .composite([
      { input: { create: { width: width / 2, height, channels: 3, background: '#c02020' } }, left: 0, top: 0 },
    ])
    .withExif({ IFD0: { Copyright: 'A secret of the camera' }, IFD3: { GPSLatitude: '52/1 31/1 0/1' } });
const get = (path: string) => fetch(`${api.url}${path}`);

test('an upload from a page that was loaded for another admin is refused with the reason', async () => {
  const { status, body } = await upload('x', 'a', { 'Agency-Page-Owner': 'bea' });
  expect([status, body.message]).toEqual([409, expect.stringMatching(/^You are now logged in as \w+\. Reload/)]);
  expect(await client.mediaAsset.count()).toBe(0);
});

test('a photo is shown upright in all formats and widths, without the camera’s metadata', async () => {
  const turned = await photo().withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(turned.includes('A secret of the camera')).toBe(true);
  const { status, body } = await upload(turned, 'C:\\Pictures\\..\\Shop \u202e front.jpg');
  expect(status).toBe(200);
  const [row] = await client.mediaAsset.findMany();
  expect(row).toMatchObject({
    name: 'Shop front.jpg',
    type: 'image/jpeg',
    width: 800,
    height: 1200,
    bytes: turned.length,
  });
  expect(body).toEqual({ id: row?.id, url: mediaPath(row?.hash ?? '', 800) });
  for (const width of [480, 800])
    for (const format of ['avif', 'webp', ...(width === 800 ? (['jpeg'] as const) : [])] as const) {
      const answer = await get(mediaPath(row?.hash ?? '', width, format));
      expect(answer.headers.get('content-type')).toBe(`image/${format}`);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const allowed = answer.headers.get('cross-origin-resource-policy');
      expect(allowed).toBe(format === 'jpeg' ? 'cross-origin' : 'same-origin');
      const bytes = Buffer.from(await answer.arrayBuffer());
      const { width: shown, exif, icc, xmp } = await sharp(bytes).metadata();
      expect([shown, exif, icc, xmp]).toEqual([width, undefined, undefined, undefined]);
      expect(bytes.includes('secret')).toBe(false);
      // The left half was red. Turned by 90 degrees, it is the upper half.
      const [red = 0, , blue = 0] = await sharp(bytes).raw().toBuffer();
      expect(red).toBeGreaterThan(blue);
    }
});

test('the same file uploaded several times is one picture, even at the same moment', async () => {
  const bytes = await photo().png().toBuffer();
  const answers = await Promise.all([upload(bytes), upload(bytes, 'again.png'), upload(bytes)]);
  expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
  expect(await client.mediaAsset.count()).toBe(1);
});

test.each(['png', 'webp', 'avif', 'gif'] as const)(
  'a picture in %s is accepted, whatever its name and content type',
  async (format) => {
    const { status } = await upload(await photo(600, 400).toFormat(format).toBuffer(), 'index.html', {
      'Content-Type': 'text/html',
    });
    expect(status).toBe(200);
    expect((await client.mediaAsset.findFirst())?.type).toBe(`image/${format}`);
  },
);

test('an SVG becomes pixels, and neither runs nor loads anything', async () => {
  let asked = 0;
  const elsewhere = createServer((_request, response) => {
    asked += 1;
    response.end();
  });
  await once(elsewhere.listen(0, '127.0.0.1'), 'listening');
  const { port } = elsewhere.address() as AddressInfo;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="300" height="200">
    <script>alert(1)</script><rect width="300" height="200" fill="#208040"/><image xlink:href="file:///etc/passwd" width="9" height="9"/>
    <image xlink:href="http://127.0.0.1:${port}/a.png" width="9" height="9"/></svg>`;
  const { status, body } = await upload(svg, 'logo.svg', { 'Content-Type': 'image/svg+xml' });
  expect(status).toBe(200);
  const bytes = Buffer.from(await (await get(body.url)).arrayBuffer());
  expect((await sharp(bytes).metadata()).format).toBe('webp');
  expect(asked).toBe(0);
  elsewhere.close();
});

test('a large SVG is drawn with at most 2 megapixels', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="2400"><rect width="9" height="9"/></svg>';
  const { body } = await upload(svg, 'square.svg', { 'Content-Type': 'image/svg+xml' });
  const { width } = await sharp(Buffer.from(await (await get(body.url)).arrayBuffer())).metadata();
  expect(width).toBe(1_415);
});

const jpeg = await photo().jpeg().toBuffer();
test.each<[string, string | Buffer, number, RegExp]>([
  ['a bomb of 121 megapixels', bomb(11_000, 11_000), 422, /50 megapixels/],
  ['a strip of 60 million pixels', bomb(60_000_000 / 20, 20), 422, /50 megapixels|damaged/],
  ['half a photo', jpeg.subarray(0, jpeg.length / 2), 422, /damaged/],
  [
    'a photo with noise in it',
    Buffer.concat([jpeg.subarray(0, 700), Buffer.alloc(900, 0xff), jpeg.subarray(700, 900)]),
    422,
    /damaged/,
  ],
  ['a HEIC of an iPhone', heic, 422, /HEIC.*Most Compatible/],
  ['a web page', '<!doctype html><script>alert(1)</script>', 422, /file type is not supported/],
  ['a page that begins like a GIF', 'GIF89a/*<script>alert(1)</script>*/=1;', 422, /damaged/],
  ['a PDF', '%PDF-1.7\n%âãÏÓ\n1 0 obj', 422, /file type is not supported/],
  ['an archive', Buffer.from('PK\x03\x04\x14\x00\x00\x00'), 422, /file type is not supported/],
  ['an SVG of a billion laughs', laughs, 422, /not supported|damaged/],
  [
    'an SVG of a million pixels each way',
    '<svg xmlns="http://www.w3.org/2000/svg" width="1000000" height="1000000"/>',
    422,
    /megapixels|not supported/,
  ],
  ['nothing', '', 422, /empty/],
  ['26 MB', Buffer.alloc(mostMediaBytes + 1), 413, /25 MB/],
])('%s is refused with a reason, and leaves nothing behind', async (_what, content, status, words) => {
  const left = () => readdir(folder, { recursive: true });
  const before = await left();
  const answer = await upload(content);
  expect([answer.status, answer.body.message]).toEqual([status, expect.stringMatching(words)]);
  expect(await client.mediaAsset.count()).toBe(0);
  expect(await left()).toEqual(before);
});

test('an endless upload without a declared length is cut off soon after 25 MB', async () => {
  let sent = 0;
  const endless = new ReadableStream({
    pull(controller) {
      sent += 1;
      controller.enqueue(new Uint8Array(1024 * 1024));
    },
  });
  const answer = await upload(endless).catch(() => ({ status: 0, body: {} }));
  expect([0, 413, 422]).toContain(answer.status);
  expect(sent).toBeLessThan(60);
  expect(await client.mediaAsset.count()).toBe(0);
});

test.runIf(process.platform === 'linux')(
  'refuses a file that crashes the process reading it, and accepts the next file',
  async () => {
    const children = () => readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ');
    const isReader = (pid: string) => pid !== '' && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('renditions');
    const large = await photo(6_000, 4_000).jpeg().toBuffer();
    const answers: { body: { message?: string } }[] = [];
    void upload(large).then((answer) => answers.push(answer));
    await vi.waitFor(() => {
      for (const reader of children().filter(isReader)) process.kill(Number(reader), 'SIGKILL');
      expect(answers).toMatchObject([{ body: { message: 'This picture cannot be read. Export it again.' } }]);
    }, slow);
    expect((await upload(jpeg)).status).toBe(200);
  },
);

test('an uploaded file may take longer to arrive than a GraphQL operation', async () => {
  const slow = await serveApi(database, { media: openMediaStore(undefined, folder), http: { requestTimeout: 200 } });
  const { headers } = await signedIn(client);
  const upload = sendHalf(`${slow.url}${mediaUploadPath}?name=a`, headers, jpeg);
  const other = sendHalf(`${slow.url}/graphql`, { 'Content-Type': 'application/json' }, jpeg);
  expect([0, 408]).toContain(await other.status);
  await upload.finish();
  expect(await upload.status).toBe(200);
});

/** Under load, 80 requests take longer than the defaults of `vi.waitFor` and Prisma. */
const slow = { timeout: 30_000 };

/**
 * Posts `count` uploads with unknown tokens while the sessions table is locked. Unlocks the table once several lookups
 * wait and exactly `early` uploads have been answered. Returns all statuses in the order of the answers.
 */
async function uploadBeforeLookups(count: number, early: number) {
  const answered: number[] = [];
  const post = () => {
    const headers = { Authorization: `Bearer ${newToken()}` };
    return fetch(`${api.url}${mediaUploadPath}?name=a`, { method: 'POST', headers, body: 'x' });
  };
  const asked = await client.$transaction(async (transaction) => {
    await transaction.$executeRaw`LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE`;
    const asked = Array.from({ length: count }, async () => answered.push((await post()).status));
    await vi.waitFor(async () => {
      const [row] = await transaction.$queryRaw<{ waiting: bigint }[]>`
        SELECT count(*) AS waiting FROM pg_locks WHERE NOT granted AND relation = 'sessions'::regclass`;
      expect([Number(row?.waiting) > 3, answered.length]).toEqual([true, early]);
    }, slow);
    return asked;
  }, slow);
  await Promise.all(asked);
  return answered;
}

test('strangers take none of the slots for uploads, however long their session lookups take', async () => {
  expect(new Set(await uploadBeforeLookups(30, 0))).toEqual(new Set([401]));
});

test('at most 64 uploads of one network wait for their session lookups', async () => {
  const statuses = await uploadBeforeLookups(80, 16);
  expect(statuses.filter((status) => status === 503)).toHaveLength(16);
});

test('only the admin may upload, and only from our own pages', async () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${api.url}${mediaUploadPath}?name=a`, { method: 'POST', headers, body: jpeg }).then(({ status }) => status);
  expect(await post({})).toBe(401);
  const { token } = await signedIn(client);
  expect(await post({ Cookie: `agency_session=${token}`, Origin: 'https://evil.example' })).toBe(403);
});

test.each([
  '/media/../../etc/passwd',
  `/media/${'a'.repeat(32)}/480.webp`,
  `/media/${'a'.repeat(32)}/480.html`,
  `/media/${'a'.repeat(32)}/..%2f..%2foriginals`,
  '/media/originals/480.webp',
])('%s is not a picture', async (path) => {
  expect((await get(path)).status).toBe(404);
});

test('the admin can describe a picture, and find it by its description', async () => {
  const { body } = await upload(jpeg);
  const { headers } = await signedIn(client);
  const update = `mutation { updateMediaAsset(id: "${body.id}", input: { alt: "A potter’s wheel", decorative: false }) {
    __typename ... on MediaAsset { alt url } } }`;
  const { data } = await api.graphql(update, {}, headers);
  expect(data.updateMediaAsset).toEqual({ __typename: 'MediaAsset', alt: 'A potter’s wheel', url: body.url });
  const found = await api.graphql('{ mediaAssets(search: "POTTER wheel") { edges { node { id } } } }', {}, headers);
  expect(found.data.mediaAssets.edges).toEqual([{ node: { id: body.id } }]);
});

test('interrupted uploads free their slots', async () => {
  const { headers } = await signedIn(client);
  const underWay = async () => (await readdir(folder)).filter((name) => name.startsWith('media-upload-')).length;
  for (let time = 0; time < 17; time += 1) {
    const connection = request(`${api.url}${mediaUploadPath}?name=a`, { method: 'POST', headers });
    connection.on('error', () => undefined).write('half');
    await expect.poll(underWay).toBe(1);
    connection.destroy();
    await expect.poll(underWay).toBe(0);
  }
  expect((await upload(await photo(60, 40).jpeg().toBuffer())).status).toBe(200);
});

test('if many uploads arrive at the same time, at least 16 are accepted, and others get 503 until some have ended', async () => {
  const bytes = await photo(60, 40).jpeg().toBuffer();
  const answers = await Promise.all(
    Array.from({ length: 60 }, (_, place) => upload(Buffer.concat([bytes, Buffer.from(`${place}`)]), `${place}.jpg`)),
  );
  const statuses = answers.map(({ status }) => status);
  expect(new Set(statuses)).toEqual(new Set([200, 503]));
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(16);
  expect(answers.find(({ status }) => status === 503)?.body).toMatchObject({
    message: 'Too many pictures are being processed. Try again in a minute.',
  });
  expect((await upload(bytes)).status).toBe(200);
});
