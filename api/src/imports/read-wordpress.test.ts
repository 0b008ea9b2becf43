import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { wordPressExport } from './exports.factory.ts';
import { readWordPress } from './read-wordpress.ts';

const folder = await mkdtemp(join(tmpdir(), 'wordpress-'));
afterAll(() => rm(folder, { recursive: true }));

async function firstPost(item: { content: string; excerpt?: string }) {
  const path = join(folder, 'export.xml');
  await writeFile(path, wordPressExport('https://old.example', [{ id: 1, ...item }]));
  const site = await readWordPress(path, null);
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
  expect((await cleanHtml(post?.html ?? '', parts)).html).toBe(html);
});

test('an excerpt is plain text, although WordPress stores HTML', async () => {
  const post = await firstPost({ content: 'x', excerpt: '<p>Tips &amp;</p><p><em>tricks</em>: 1 < 2 & more</p>' });
  expect(post?.excerpt).toBe('Tips & tricks: 1 < 2 & more');
});
