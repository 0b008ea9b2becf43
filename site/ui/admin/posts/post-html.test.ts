// @vitest-environment jsdom
import { getSchema } from '@tiptap/core';
import { DOMSerializer, type Node } from '@tiptap/pm/model';
import { expect, test } from 'vitest';
import { readPasted, readPost, writePost } from './post-html.ts';
import { postExtensions } from './post-schema.ts';

const schema = getSchema(postExtensions);
const seeds = import.meta.glob<string>('../../../../prisma/seed/blog-posts/*.html', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const kinds = (html: string) => {
  const names: string[] = [];
  readPost(schema, html).forEach(({ type }) => void names.push(type.name));
  return names;
};

const [studies = ''] = Object.values(
  import.meta.glob<string>('../../../../prisma/migrations/*_case_studies/migration.sql', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);
const stories = [...studies.matchAll(/'(<h2>(?:[^']|'')*)',/g)].map(([, html = '']) => html);

test('the migration contains three case studies, which the next test reads', () => expect(stories).toHaveLength(3));

test.each([...Object.entries(seeds), ...stories.map((html) => [html.slice(0, 60), html] as const)])(
  '%s is read and written without changes, and all of it can be edited',
  (_path, html) => {
    expect(kinds(html)).not.toContain('rawHtml');
    expect(writePost(readPost(schema, html))).toBe(html.trim());
  },
);

test.each([
  [
    '<p>A <strong>bold</strong> <em>word</em>, <a href="/contact">a link</a> and <code>code</code><br>here</p>',
    'paragraph',
  ],
  ['<figure><img src="/media/a.webp" alt="A shop"><figcaption>The <em>front</em></figcaption></figure>', 'figure'],
  ['<figure><img src="/media/a.webp" alt=""></figure>', 'figure'],
  [
    '<figure class="measure"><p><strong>38</strong> <span>ms</span></p><figcaption>Median, <a href="/a">source</a></figcaption></figure>',
    'measure',
  ],
  ['<figure class="measure"><p><strong>1,200</strong></p><figcaption>Shops</figcaption></figure>', 'measure'],
  [
    '<figure class="measure" data-before="22" data-after="71" data-unit="%" data-names="all|refills" data-drawn="seats"><p><strong>71%</strong></p><figcaption>Tickets<br>Ticket system</figcaption></figure>',
    'measure',
  ],
  ['<aside class="callout">\n<p>Look <strong>here</strong></p>\n<ul>\n<li>One</li>\n</ul>\n</aside>', 'callout'],
  [
    '<figure class="work"><img src="/images/a.webp" alt=""><figcaption><a href="/portfolio/shop">The shop</a></figcaption></figure>',
    'workCard',
  ],
  ['<pre><code>one\n  two</code></pre>', 'codeBlock'],
  ['<ul>\n<li>One<ul>\n<li>Two</li>\n</ul></li>\n</ul>', 'bulletList'],
  [
    '<table>\n<thead>\n<tr><th>A</th><th><table>\n<thead>\n<tr><th>B</th></tr>\n</thead>\n<tbody>\n<tr><td>1</td></tr>\n</tbody>\n</table></th></tr>\n</thead>\n<tbody>\n<tr><td>2</td><td><figure class="measure"><p><strong>3</strong></p></figure></td></tr>\n</tbody>\n</table>',
    'table',
  ],
  ['<h3 id="costs">Costs</h3>', 'heading'],
  ['<figure><img src="/media/a.webp" alt="A shop" width="800" height="600"></figure>', 'figure'],
  ['<p>A space at the end </p>', 'paragraph'],
  ['<p>Two  spaces, <strong>bold </strong><br> and one after a break</p>', 'paragraph'],
  ['<h2> A sentence. </h2>', 'heading'],
  ['<ul>\n<li> One</li>\n<li>Two </li>\n</ul>', 'bulletList'],
])('%s is read and written without changes', (html, kind) => {
  expect(kinds(html)).toEqual([kind]);
  expect(writePost(readPost(schema, html))).toBe(html);
});

test.each([
  '<div class="note">A <span style="color:red">note</span></div>',
  '<iframe src="https://example.com/"></iframe>',
  '<p id="here">With an id</p>',
  '<p><strong><code>Bold code</code></strong></p>',
  '<p>Two\nlines, which mean a line break</p>',
  '<table><tbody><tr><td colspan="2"><ul><li>In a cell</li></ul></td></tr></tbody><caption>Sum</caption></table>',
  '<dl><dt>Term</dt><dd>Meaning</dd></dl>',
  '<!-- A <b>comment</b> -->',
  '<svg viewBox="0 0 1 1"><path d="M0 0"></path></svg>',
  'Fish &amp; <b>chips</b>, un<i>believ</i>able &lt;b&gt;',
])('%s stays unchanged between blocks that can be edited', (raw) => {
  const html = `<p>Before</p>\n${raw}\n<p>After</p>`;
  expect(kinds(html)).toEqual(['paragraph', 'rawHtml', 'paragraph']);
  expect(writePost(readPost(schema, html))).toBe(html);
});

test.each([
  [
    '<p><em><strong>One</strong> two</em> <b>three</b></p>',
    '<p><strong><em>One</em></strong><em> two</em> <strong>three</strong></p>',
  ],
  ['<p><strong>See <a href="/a">a</a></strong></p>', '<p><strong>See </strong><a href="/a"><strong>a</strong></a></p>'],
])('%s can be edited, although the editor nests its formatting in another order', (html, written) => {
  expect(kinds(html)).toEqual(['paragraph']);
  expect(writePost(readPost(schema, html))).toBe(written);
});

test('a comment at the beginning of a post is read and written without changes', () => {
  const html = '<!-- First -->\n<p>Text</p>';
  expect(writePost(readPost(schema, html))).toBe(html);
});

test.each([
  ['<p><b>one</b>\n<i>two</i></p>', '<p><strong>one</strong> <em>two</em></p>'],
  ['<p><span>one</span>\n  <a href="/x"><span>two</span></a></p>', '<p>one <a href="/x">two</a></p>'],
  ['<b>\n<p>one</p>\n<p>two</p>\n</b>', '<p><strong>one</strong></p>\n<p><strong>two</strong></p>'],
])('pasted words stay apart if only a line break separates them: %s', (html, expected) => {
  expect(writePost(schema.topNodeType.create(null, readPasted(schema, html).slice.content))).toBe(expected);
});

test.each([
  ['<h1>one</h1><h2>two</h2><h6>three</h6>', '<h2>one</h2>\n<h2>two</h2>\n<h4>three</h4>'],
  ['<u><p>a<span><br></span>b</p><br><p>c</p></u><br>', '<p>a<br>b</p>\n<p>c</p>'],
  ['<div>a<br>b</div><div><br></div>', '<p>a<br>b</p>'],
  ['<h2 id="top-123">one</h2>', '<h2>one</h2>'],
  ['<h2 id="ü">one</h2><p><a href="#%C3%BC">up</a></p>', '<h2 id="ü">one</h2>\n<p><a href="#%C3%BC">up</a></p>'],
  ['<h2 id="a" data-pm-slice="1 1 []">one</h2>', '<h2 id="a">one</h2>'],
  ['<h2 id="a">one</h2><p><a href="#a">up</a></p>', '<h2 id="a">one</h2>\n<p><a href="#a">up</a></p>'],
])('pasted headings stay headings, and only line breaks within a text are kept: %s', (html, expected) => {
  expect(writePost(schema.topNodeType.create(null, readPasted(schema, html).slice.content))).toBe(expected);
});

test('pasted text loses styles, scripts and handlers, and keeps headings, lists and links', () => {
  const { slice } = readPasted(
    schema,
    `<meta charset="utf-8"><b style="font-weight:normal"><h2 style="color:red" onclick="x()"><span>Title</span></h2>
      <script>alert(1)</script><style>p{}</style><p class="MsoNormal">A <a href="https://example.com/" onclick="x()">link</a>
      <o:p></o:p></p><ul><li><p>One</p></li></ul></b>`,
  );
  expect(slice.content.content.map(({ type }) => type.name)).toEqual(['heading', 'paragraph', 'bulletList']);
  const html = writePost(schema.topNodeType.create(null, slice.content));
  expect(html).toMatch(
    /^<h2>Title<\/h2>\n<p>A <a href="https:\/\/example\.com\/">link<\/a> ?<\/p>\n<ul>\n<li>One<\/li>\n<\/ul>$/,
  );
  expect(readPasted(schema, '<a href="javascript:alert(1)">x</a>').slice.content.toString()).not.toContain('link');
});

test('a block of HTML that is cut and pasted stays HTML', () => {
  const block = readPost(schema, '<section><p>One</p></section>').firstChild as Node;
  const copied = DOMSerializer.fromSchema(schema).serializeNode(block) as HTMLElement;
  const { content } = readPasted(schema, copied.outerHTML).slice;
  expect(writePost(schema.node('doc', null, content))).toBe('<section><p>One</p></section>');
});
