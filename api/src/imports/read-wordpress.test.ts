import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { wordPressExport } from './exports.factory.ts';
import { readWordPress } from './read-wordpress.ts';

const folder = await mkdtemp(join(tmpdir(), 'wordpress-'));
afterAll(() => rm(folder, { recursive: true }));

async function siteOf(item: Parameters<typeof wordPressExport>[1][number]) {
  const path = join(folder, 'export.xml');
  await writeFile(path, wordPressExport('https://old.example', [item]));
  return readWordPress(path, null);
}

async function firstPost(item: { content: string; excerpt?: string }) {
  const site = await siteOf({ id: 1, ...item });
  for await (const post of site.posts()) return post;
  return null;
}

test.each([
  [
    'paragraphs beside one with an attribute',
    'One.\n\nTwo.\n<p style="text-align: center">a\nb</p>\nThree.\nFour.',
    '<p>One.</p>\n<p>Two.</p>\n<p>a<br>b</p>\n<p>Three.<br>Four.</p>',
  ],
  [
    'a list between lines of text',
    'Two:\n<ul>\n \t<li>One</li>\n \t<li>Two</li>\n</ul>\nAfter.\n<!--more-->\nEnd.',
    '<p>Two:</p>\n<ul>\n<li>One</li>\n<li>Two</li>\n</ul>\n<p>After.</p>\n<p>End.</p>',
  ],
  [
    'code with an empty line',
    'Code:\n<pre>if a:\n    b()\n\n    c()\n</pre>\nDone.',
    '<p>Code:</p>\n<pre><code>if a:\n    b()\n\n    c()\n</code></pre>\n<p>Done.</p>',
  ],
])('a text of the older editor keeps %s', async (_, content, html) => {
  const post = await firstPost({ content });
  const parts = { linkOf: (href: string) => href, pictureOf: async () => null };
  expect((await cleanHtml(post?.html ?? '', parts))?.html).toBe(html);
});

test('an excerpt is plain text, although WordPress stores HTML', async () => {
  const post = await firstPost({ content: 'x', excerpt: '<p>Tips &amp;</p><p><em>tricks</em>: 1 < 2 & more</p>' });
  expect(post?.excerpt).toBe('Tips & tricks: 1 < 2 & more');
});

test('a smaller size of a large photo is imported in the largest size of the library', async () => {
  const url = 'https://old.example/uploads/sea-scaled.jpg';
  const site = await siteOf({ id: 2, type: 'attachment', more: `<wp:attachment_url>${url}</wp:attachment_url>` });
  expect(site.pictureAt('https://old.example/uploads/sea-1024x683.jpg').url).toBe(url);
});
