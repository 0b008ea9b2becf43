import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import yazl from 'yazl';
import { importUploadPath, type LeftOut } from '#api/contract/imports.ts';
import { openMediaStore } from '#api/media/media-store.ts';
import { useMediaFolder } from '../../test/media-folder.ts';
import { serveApi } from '../../test/serve-api.ts';
import { signedIn } from '../../test/sign-in.ts';
import { useTestDatabase } from '../../test/test-database.ts';
import { ghostExport, wordPressExport } from './exports.factory.ts';
import { importKey, runImport } from './run-import.ts';

const database = await useTestDatabase();
const { client } = database;
const folder = await useMediaFolder();
const media = openMediaStore(undefined, folder);
const asked: string[] = [];
const api = await serveApi(database, { media, overrides: { requestImport: async (id) => void asked.push(id) } });

const png = (background: string) =>
  sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .png()
    .toBuffer();
const pictures: Record<string, Buffer> = {
  '/wp-content/uploads/harbor.png': await png('#3060a0'),
  '/wp-content/uploads/mill.png': await png('#a06030'),
};
const fetched: string[] = [];
const oldSite = createServer(({ url = '' }, response) => {
  fetched.push(url);
  response.statusCode = pictures[url] ? 200 : 404;
  response.end(pictures[url]);
});
await new Promise<void>((resolve) => oldSite.listen(0, '127.0.0.1', resolve));
afterAll(() => void oldSite.close());
const home = `http://127.0.0.1:${(oldSite.address() as AddressInfo).port}`;

async function importFile(content: string | Buffer, siteUrl: string | null = null, earlier = {}) {
  const { id } = await client.contentImport.create({ data: { fileName: 'export', siteUrl, ...earlier } });
  await media.put(importKey(id), content);
  const parts = { database: client, media, defaultAuthor: 'Studio', allowedAddresses: ['127.0.0.1'] };
  await runImport(id, await mkdtemp(join(folder, 'import-')), { ...parts, unreachable: new Map() });
  const row = await client.contentImport.findUniqueOrThrow({ where: { id } });
  expect(await media.exists(importKey(id))).toBe(false);
  return {
    ...row,
    leftOut: (row.leftOut as LeftOut[]).map(({ what, why, post }) => `${what}${post ? ', imported' : ''}: ${why}`),
  };
}

const leads = async (path: string) =>
  (await api.graphql('query ($path: String!) { redirect(path: $path) }', { path })).data.redirect;

const upload = (name: string) => `${home}/wp-content/uploads/${name}`;
const wordPress = wordPressExport(home, [
  {
    ...{ id: 7, title: 'Hello &amp; <em>goodbye</em>', name: 'hello', link: `${home}/2020/05/hello/` },
    content: `<!-- wp:paragraph --><p class="x" style="color:red">See <a href="${home}/2020/05/second/#part">the second</a>
and [sic] <span>this</span>. An </item> in a text.</p><!-- /wp:paragraph -->
<h1>Title</h1><figure><a href="${upload('harbor.png')}"><img src="${upload('harbor-300x200.png')}" alt="" srcset="x"></a></figure>
[caption id="c" width="300"]<img src="${upload('mill.png')}" alt="A mill"> The mill[/caption]
[gallery ids="1,2"][gallery size="large" ids="3"]<img src="${upload('gone.png')}"><iframe src="https://video.example/1"></iframe><pre>a
b</pre>`,
    meta: {
      _thumbnail_id: '3',
      _wp_old_slug: 'hallo',
      _yoast_wpseo_title: '%%title%%',
      _yoast_wpseo_metadesc: 'Told.',
    },
    more: `<category domain="category" nicename="news"><![CDATA[News &amp; more, Tips]]></category>
      <category domain="category" nicename="uncategorized"><![CDATA[Uncategorized]]></category>
      <wp:comment><wp:comment_id>1</wp:comment_id></wp:comment>`,
  },
  { id: 8, title: 'Second', name: 'second', link: `${home}/2020/05/second/`, content: 'One\nline.\n\nAnother.' },
  { id: 9, title: 'A draft', status: 'draft', link: `${home}/?p=9`, content: '<p>Not yet.</p>' },
  { id: 10, title: 'Über uns', name: '%c3%bcber', link: `${home}/blog/ueber/`, content: '<p>We.</p>' },
  { id: 11, title: 'Empty', content: ' ' },
  { id: 12, title: 'Binned', status: 'trash', content: '<p>x</p>' },
  { id: 13, title: 'About', type: 'page', content: '<p>x</p>' },
  { id: 14, type: 'nav_menu_item' },
  {
    ...{ id: 3, title: 'harbor', type: 'attachment', status: 'inherit' },
    meta: { _wp_attachment_image_alt: 'A harbor at noon' },
    more: `<wp:attachment_url>${upload('harbor.png')}</wp:attachment_url>`,
  },
]);

test('an import from WordPress brings texts, pictures, drafts and addresses, and lists what is missing', async () => {
  await client.blogPost.create({
    data: { title: 'Taken', slug: 'second', excerpt: 'x', content: 'x', author: 'Ann', imageUrl: '/og-image.jpg' },
  });
  const { leftOut, ...row } = await importFile(wordPress);
  expect(row).toMatchObject({
    state: 'done',
    source: 'WordPress',
    total: 4,
    done: 4,
    added: 4,
    existing: 0,
    pictures: 2,
  });
  const hello = await client.blogPost.findUniqueOrThrow({ where: { slug: 'hello' } });
  expect(hello).toMatchObject({
    title: 'Hello & goodbye',
    author: 'Ada Lovelace',
    tags: ['News & more', 'Tips'],
    published: true,
    createdAt: new Date('2020-05-01T10:00:00Z'),
    seoTitle: null,
    seoDescription: 'Told.',
    imageUrl: expect.stringMatching(/^\/media\/[0-9a-f]{32}\/640\.webp$/),
  });
  const [harbor, mill] = hello.content.match(/\/media\/[0-9a-f]{32}\/640\.webp/g) ?? [];
  const size = 'width="640" height="480"';
  expect(hello.content).toBe(
    `<p>See <a href="/blog/second-2#part">the second</a> and [sic] this. An  in a text.</p>\n<h2>Title</h2>\n` +
      `<figure><img src="${harbor}" alt="" ${size}></figure>\n` +
      `<figure><img src="${mill}" alt="A mill" ${size}><figcaption>The mill</figcaption></figure>\n` +
      `<figure><img src="${harbor}" alt="A harbor at noon" ${size}></figure>\n` +
      `<p><a href="https://video.example/1">https://video.example/1</a></p>\n<pre><code>a\nb</code></pre>`,
  );
  expect(
    await client.mediaAsset.findMany({ select: { alt: true, decorative: true }, orderBy: { alt: 'asc' } }),
  ).toEqual([
    { alt: 'A harbor at noon', decorative: false },
    { alt: 'A mill', decorative: false },
  ]);
  const second = await client.blogPost.findUniqueOrThrow({ where: { slug: 'second-2' } });
  expect([second.content, second.excerpt]).toEqual(['<p>One<br>line.</p>\n<p>Another.</p>', 'One line. Another.']);
  const draft = await client.blogPost.findUniqueOrThrow({ where: { slug: 'a-draft' } });
  expect([draft.published, draft.imageUrl]).toEqual([false, '/og-image.jpg']);
  expect(leftOut).toEqual([
    'Empty: It has no text.',
    'Binned: It was in the trash.',
    'About: Pages are not imported.',
    '1 of the type comment: They cannot be imported.',
    '1 of the type nav_menu_item: They cannot be imported.',
    expect.stringContaining('Hello & goodbye, imported: Without a gallery'),
    'Hello & goodbye, imported: Without an embedded page, replaced by a link: https://video.example/1',
    `Hello & goodbye, imported: Without the picture ${upload('gone.png')}: There is no picture at this address.`,
    'Second, imported: It has no picture, so lists show the site’s picture.',
    'Second, imported: Another post has its slug, so it is at /blog/second-2.',
    'A draft, imported: It has no picture, so lists show the site’s picture.',
    'Über uns, imported: It has no picture, so lists show the site’s picture.',
  ]);
  expect(await Promise.all(['/2020/05/hello/', '/2020/05/second', '/2020/05/none', '/'].map(leads))).toEqual([
    '/blog/hello',
    '/blog/second-2',
    null,
    null,
  ]);
  const { data } = await api.graphql('{ a: blogPost(slug: "hallo") { slug } b: blogPost(slug: "ueber") { slug } }');
  expect(data).toEqual({ a: { slug: 'hello' }, b: { slug: 'uber-uns' } });
});

test('an old URL in a non-Latin script redirects, with escapes in either case', async () => {
  const [dated, inBlog] = [`${home}/2020/%d0%bc%d0%b8%d1%80/`, `${home}/blog/%d0%bc%d0%b8%d1%80/`];
  await importFile(
    wordPressExport(home, [
      { id: 1, link: dated, content: '<p>x</p>' },
      { id: 2, link: inBlog, content: `<p><a href="${home}/2020/мир/">x</a></p>` },
    ]),
  );
  const paths = ['/2020/%d0%bc%d0%b8%d1%80', '/2020/%D0%BC%D0%B8%D1%80/', '/blog/%D0%BC%D0%B8%D1%80'];
  expect(await Promise.all(paths.map(leads))).toEqual(['/blog/untitled-1', '/blog/untitled-1', '/blog/untitled-2']);
  const { content } = await client.blogPost.findUniqueOrThrow({ where: { slug: 'untitled-2' } });
  expect(content).toContain('href="/blog/untitled-1"');
});

test('a second import of a file adds nothing, fetches no picture again, and restores nothing', async () => {
  await importFile(wordPress);
  await client.blogPost.delete({ where: { slug: 'a-draft' } });
  await client.blogPost.update({ where: { slug: 'hello' }, data: { title: 'Changed here' } });
  fetched.length = 0;
  const again = await importFile(wordPress);
  expect(again).toMatchObject({ added: 0, existing: 3, pictures: 0 });
  expect(again.leftOut).toContain('A draft: It was imported before and has been deleted since.');
  expect(fetched).toEqual([]);
  expect(await client.blogPost.count({ where: { title: 'Changed here' } })).toBe(1);
});

test('a post that was imported under another spelling of the old URL, or by an older version, is not imported again', async () => {
  const posts = [1, 2].map((id) => ({ id, title: `Post ${id}`, content: '<p>x</p>' }));
  const key = 'WordPress https://old.example post 2';
  await client.importedRecord.create({ data: { key, record: crypto.randomUUID() } });
  expect(await importFile(wordPressExport('https://old.example', posts))).toMatchObject({ added: 1 });
  const again = await importFile(wordPressExport('http://www.Old.example/', posts), 'https://OLD.example/');
  expect(again).toMatchObject({ added: 0, existing: 1 });
});

test('an import whose worker died continues, and keeps the remarks about the earlier posts', async () => {
  const posts = [1, 2].map((id) => ({ id, title: `Post ${id}`, content: '<p>x</p>' }));
  const leftOut = [{ what: 'Post 1', why: 'Without a picture', post: crypto.randomUUID() }];
  const earlier = { state: 'running', done: 1, added: 1, pictures: 3, leftOut };
  const row = await importFile(wordPressExport(home, posts), null, earlier);
  expect(row).toMatchObject({ done: 2, added: 2, existing: 0, pictures: 3 });
  expect(row.leftOut).toContain('Post 1, imported: Without a picture');
});

async function zip(files: Record<string, Buffer | string>): Promise<Buffer> {
  const archive = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files)) archive.addBuffer(Buffer.from(content), name);
  archive.end();
  return buffer(archive.outputStream);
}

test('an import of a Ghost zip brings its pictures, tags, author and addresses', async () => {
  const file = await zip({
    'export/data/ghost.json': JSON.stringify(ghostExport),
    'export/content/images/2024/05/harbor.png': pictures['/wp-content/uploads/harbor.png'] ?? '',
  });
  const row = await importFile(file);
  expect(row).toMatchObject({ state: 'done', source: 'Ghost', total: 2, added: 2, pictures: 1 });
  expect(await client.blogPost.findUniqueOrThrow({ where: { slug: 'hello-ghost' } })).toMatchObject({
    author: 'Grace Hopper',
    tags: ['First', 'News'],
    imageUrl: expect.stringMatching(/^\/media\//),
    content: '<p>Hello. See <a href="/blog/second">the second</a>.</p>',
  });
  expect(await client.mediaAsset.findFirst()).toMatchObject({ alt: 'A harbor', name: 'harbor.png' });
  expect(await client.blogPost.findUniqueOrThrow({ where: { slug: 'second' } })).toMatchObject({
    published: false,
    author: 'Studio',
  });
  expect(await client.redirect.findMany({ select: { path: true }, orderBy: { path: 'asc' } })).toEqual([
    { path: '/hello-ghost' },
    { path: '/second' },
  ]);
});

test('a post whose text is nested too deeply is left out, and the others are added', async () => {
  const row = await importFile(JSON.stringify(ghostExport).replace('Hello.', '<b>'.repeat(301)));
  expect(row).toMatchObject({ state: 'done', added: 1 });
  expect(row.leftOut).toContain('Hello from Ghost: Its text is nested too deeply.');
});

test('old URLs and links of a Ghost blog in a folder lead to its posts', async () => {
  const file = JSON.stringify(ghostExport).replace('__GHOST_URL__/second', 'https://www.old.example/news/second');
  await importFile(file, 'https://old.example/news/');
  expect(await Promise.all(['/news/hello-ghost/', '/hello-ghost'].map(leads))).toEqual(['/blog/hello-ghost', null]);
  const { content } = await client.blogPost.findUniqueOrThrow({ where: { slug: 'hello-ghost' } });
  expect(content).toContain('href="/blog/second"');
});

test('a Ghost post for members is imported as a draft', async () => {
  const row = await importFile(
    JSON.stringify(ghostExport).replaceAll('"status":"published"', '"status":"published","visibility":"paid"'),
  );
  expect(await client.blogPost.findUniqueOrThrow({ where: { slug: 'hello-ghost' } })).toMatchObject({
    published: false,
  });
  expect(row.leftOut).toContain('Hello from Ghost, imported: It was for members only, so it was imported as a draft.');
});

test('an import survives a damaged picture in the zip, and a remark that is cut within an emoji', async () => {
  const file = await zip({
    'images/2024/05/harbor.png': pictures['/wp-content/uploads/harbor.png'] ?? '',
    'ghost.json': JSON.stringify(ghostExport).replace(
      'Hello.',
      `Hello. <iframe src='https://a.example/?${'😀'.repeat(80)}'></iframe>`,
    ),
  });
  // Gives the first entry of the zip's directory a compression method that does not exist.
  file.writeUInt16LE(99, file.indexOf('PK\u0001\u0002', 0, 'latin1') + 10);
  const row = await importFile(file);
  expect(row).toMatchObject({ state: 'done', added: 2, pictures: 0 });
  expect(row.leftOut).toContain(
    'Hello from Ghost, imported: Without the picture https://site.invalid/content/images/2024/05/harbor.png: The copy in the export is damaged.',
  );
});

test('a repeated remark that no longer fits in the list counts once', async () => {
  const left = Array.from({ length: 202 }, (_, id) => ({ id, title: `Empty ${Math.min(id, 200)}`, content: ' ' }));
  expect(await importFile(wordPressExport(home, left))).toMatchObject({ leftOutMore: 1 });
});

test('a post with only a picture is imported, with its title as the excerpt', async () => {
  const content = `<figure><img src="${upload('mill.png')}" alt="A mill"></figure>`;
  const { added, leftOut } = await importFile(wordPressExport(home, [{ id: 30, title: 'The old mill', content }]));
  expect([added, leftOut]).toEqual([1, []]);
  expect(await client.blogPost.findFirst()).toMatchObject({ title: 'The old mill', excerpt: 'The old mill' });
});

test('a link that is not a web address is replaced by #', async () => {
  await importFile(
    wordPressExport(home, [{ id: 1, title: 'A', name: 'a', content: '<p><a href="javascript:x()">y</a></p>' }]),
  );
  expect((await client.blogPost.findUniqueOrThrow({ where: { slug: 'a' } })).content).toBe('<p><a href="#">y</a></p>');
});

test.each([
  ['plain words', 'This file is neither a WordPress export (.xml) nor a Ghost export (.json or .zip).'],
  ['{"posts":[]}', 'This file is not a Ghost export.'],
  ['<rss><channel><title>News</title><item></item></channel></rss>', 'This XML file is not a WordPress export.'],
  [
    `${wordPressExport(home, []).replace('</channel>', '')}<item>${'<a>'.repeat(5_000)}</item></channel></rss>`,
    'A part of the file is damaged.',
  ],
  ['<html></html>', 'This XML file is not a WordPress export.'],
  [Buffer.from('PK\u0003\u0004 cut off', 'latin1'), 'This ZIP file is damaged.'],
  [await zip({ 'readme.txt': 'x' }), 'This ZIP file does not contain a Ghost export (a .json file).'],
])('%j is refused with an explanation', async (content, failure) => {
  expect(await importFile(content)).toMatchObject({ state: 'failed', failure, added: 0 });
});

test('only a signed-in admin may upload an export, and at most three may wait at once', async () => {
  const send = async (query: string, headers: Record<string, string>) => {
    const options = { method: 'POST', headers: { 'Content-Type': 'application/xml', ...headers }, body: wordPress };
    const response = await fetch(`${api.url}${importUploadPath}?${query}`, options);
    return [response.status, (await response.json()).message ?? ''];
  };
  expect(await send('name=a.xml', {})).toEqual([401, 'Please log in.']);
  const { headers } = await signedIn(client);
  expect((await send('name=a.xml&site=javascript:1', headers))[0]).toBe(400);
  const tooLong = [400, 'The address of the old site is longer than 500 characters.'];
  expect(await send(`name=a.xml&site=https://old.example/${'a'.repeat(500)}`, headers)).toEqual(tooLong);
  expect((await send('name=a.xml', headers))[0]).toBe(200);
  expect(asked).toHaveLength(1);
  for (const fileName of ['b', 'c']) await client.contentImport.create({ data: { fileName } });
  expect((await send('name=d.xml', headers))[0]).toBe(503);
  const { data } = await api.graphql('{ contentImports { fileName state } }', {}, headers);
  expect(data.contentImports).toHaveLength(3);
});
