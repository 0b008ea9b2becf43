import { expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';

const clean = (html: string) =>
  cleanHtml(html, {
    linkOf: (href) => href,
    pictureOf: async (src, alt = '') => ({ src, alt, width: 2, height: 1 }),
  });
const picture = (src: string) => `<img src="${src}" alt="" width="2" height="1">`;

// The HTML is as WordPress 6.1 and Ghost 6 export it.
test.each([
  ['the target of a link', '<p><a name="x">One</a> <a name="y"></a>two</p>', '<p>One two</p>'],
  [
    'text between blocks',
    '<ol><li>One</li></ol>\n<!--more-->\nAfter <b>the</b> fold. <p>Then</p>',
    '<ol>\n<li>One</li>\n</ol>\n<p>After <strong>the</strong> fold.</p>\n<p>Then</p>',
  ],
  [
    'an embedded page of WordPress',
    '<figure class="wp-block-embed"><div class="wp-block-embed__wrapper">\nhttps://video.example/1\n</div><figcaption>One <b>day</b></figcaption></figure>',
    '<p><a href="https://video.example/1">https://video.example/1</a></p>\n<p>One <strong>day</strong></p>',
  ],
  [
    'a URL on a line of its own, whose page the older editor embeds',
    '<p>https://video.example/?v=1&amp;t=2</p><p>See https://a.example</p>',
    '<p><a href="https://video.example/?v=1&amp;t=2">https://video.example/?v=1&amp;t=2</a></p>\n<p>See https://a.example</p>',
  ],
  [
    'a gallery of figures',
    '<figure class="wp-block-gallery"><figure><img src="/a"></figure><figure><img src="/b"></figure></figure>',
    `<figure>${picture('/a')}</figure>\n<figure>${picture('/b')}</figure>`,
  ],
  [
    'a gallery of Ghost',
    '<figure class="kg-gallery-card"><div><img src="/a"></div><div><img src="/b"></div><figcaption>Two</figcaption></figure>',
    `<figure>${picture('/a')}</figure>\n<figure>${picture('/b')}<figcaption>Two</figcaption></figure>`,
  ],
  [
    'a bookmark',
    '<figure class="kg-bookmark-card"><a href="https://a.example/"><div class="kg-bookmark-title">A client</div><div>Ropes</div></a><figcaption>Since 2020</figcaption></figure>',
    '<p><a href="https://a.example/">A client</a></p>\n<p>Since 2020</p>',
  ],
  [
    'a file',
    '<div class="kg-file-card"><a href="https://a.example/a.pdf"><div class="kg-file-card-title">Prices</div><div class="kg-file-card-caption">Of 2020</div><div>a.pdf</div><div>2 MB</div><svg></svg></a></div>',
    '<p><a href="https://a.example/a.pdf">Prices</a></p>\n<p>Of 2020</p>',
  ],
  [
    'a call-out',
    '<div class="kg-callout-card"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Mind the <b>gap</b>.</div></div>',
    '<aside class="callout">\n<p>💡 Mind the <strong>gap</strong>.</p>\n</aside>',
  ],
  [
    'a toggle, whose button has a drawing',
    '<div class="kg-toggle-card"><h4>Why?</h4><button><svg></svg></button><p>Because.</p></div>',
    '<h4>Why?</h4>\n<p>Because.</p>',
  ],
  [
    'a list',
    '<ul class="wp-block-list"><!-- wp:list-item -->\n<li>One\n<ul>\n<li><p>Two</p></li></ul>\n</li>\n<!-- /wp:list-item -->\n\n<!-- wp:list-item -->\n<li>Three<p>Four</p></li></ul>',
    '<ul>\n<li>One<ul>\n<li>Two</li>\n</ul></li>\n<li>Three<p>Four</p></li>\n</ul>',
  ],
  [
    'a list that counts down',
    '<ol reversed start="2"><li>Two</li></ol>',
    '<ol reversed="" start="2">\n<li>Two</li>\n</ol>',
  ],
  [
    'a quotation',
    '<blockquote>\n<p>One</p>\n<cite>Ann</cite></blockquote>',
    '<blockquote><p>One</p><p><em>Ann</em></p></blockquote>',
  ],
  [
    'a table with a caption',
    '<figure><table><tr><td>1</td></tr></table><figcaption>A <i>sum</i></figcaption></figure>',
    '<table>\n<tbody>\n<tr><td>1</td></tr>\n</tbody>\n</table>\n<p>A <em>sum</em></p>',
  ],
  [
    'a table with pictures',
    '<figure class="wp-block-table"><table><tr><td>1 <img src="/a"></td><td>2 <img src="/b"></td></tr></table><figcaption>A sum</figcaption></figure>',
    `<table>\n<tbody>\n<tr><td>1 ${picture('/a')}</td><td>2 ${picture('/b')}</td></tr>\n</tbody>\n</table>\n<p>A sum</p>`,
  ],
  [
    'a figure with text besides its pictures',
    '<figure><img src="/a"><p>One</p><img src="/b"></figure>',
    `<figure>${picture('/a')}</figure>\n<p>One</p>\n<figure>${picture('/b')}</figure>`,
  ],
  [
    'a text whose paragraphs are other blocks',
    '<div>a</div>\n<div>b<section>c</section></div><ul><li><div>d</div><div>e</div></li><li><div>f</div></li></ul>' +
      '<table><tr><td><div>g</div><div>h</div></td></tr></table><blockquote><div>i</div><center>j</center></blockquote>',
    '<p>a</p>\n<p>b</p>\n<p>c</p>\n<ul>\n<li><p>d</p><p>e</p></li>\n<li>f</li>\n</ul>\n' +
      '<table>\n<tbody>\n<tr><td><p>g</p><p>h</p></td></tr>\n</tbody>\n</table>\n<blockquote><p>i</p><p>j</p></blockquote>',
  ],
  [
    'blocks where no paragraph may be',
    '<h2><div>a</div><div>b</div></h2>c<a href="/d"><div>d</div> <div>e</div></a><b><div>f</div></b>g',
    '<h2>a<br>b</h2>\n<p>c</p>\n<p><a href="/d">d <br>e</a></p>\n<p><strong>f</strong></p>\n<p>g</p>',
  ],
  ['a button', '<p><button>Order</button> now</p>', '<p>Order now</p>'],
  ['a picture in a paragraph', '<p><img src="/a"><br>Text</p>', `<figure>${picture('/a')}</figure>\n<p>Text</p>`],
  ['folded text', '<details><summary>Why?</summary>\n<p>So.</p></details>', '<p><strong>Why?</strong></p>\n<p>So.</p>'],
  [
    'verse and a small heading',
    '<pre>One\n two</pre><h5>A <del>b</del></h5>',
    '<pre><code>One\n two</code></pre>\n<h4>A <s>b</s></h4>',
  ],
  ['an aside of the old theme', '<aside class="widget"><p>Mind.</p></aside>', '<p>Mind.</p>'],
])('%s becomes blocks of a post', async (_what, html, expected) => {
  expect(await clean(html)).toEqual({ html: expected, removed: [] });
});

test('an embedded quotation keeps its links in addition to the link to its page', async () => {
  const quotation = '<blockquote><p><a href="https://a.example/post">React: a guide</a></p></blockquote>';
  const embedded = `${quotation}<iframe src="https://a.example/embed"></iframe>`;
  const text = await clean(`<div class="wp-block-embed__wrapper">${embedded}</div>`);
  expect(text?.html).toBe(`${quotation}\n<p><a href="https://a.example/embed">https://a.example/embed</a></p>`);
});

test('an embedded page becomes a link, and a script is removed', async () => {
  expect(
    await clean(
      '<div>Raw<script>x()</script><figure><iframe src="//video.example/1"></iframe><img src="/a"><figcaption>One</figcaption></figure></div>',
    ),
  ).toEqual({
    html: `<p>Raw</p>\n<p><a href="https://video.example/1">https://video.example/1</a></p>\n<figure>${picture('/a')}</figure>\n<p>One</p>`,
    removed: ['an embedded page, replaced by a link: https://video.example/1', 'a script'],
  });
});

test('a video and an audio file of Ghost are removed, and their captions stay', async () => {
  const controls = '<span>0:00</span><div>/<span>0:14</span></div><button>1×</button>';
  const video = `<figure><div><video src="/a.mp4"></video><div class="kg-video-overlay"><button><svg></svg></button></div><div class="kg-video-player-container">${controls}</div></div><figcaption>A day</figcaption></figure>`;
  const audio = `<div><img src="/b" class="kg-audio-thumbnail"><div><audio src="/b.mp3"></audio><div>One</div><div class="kg-audio-player">${controls}</div></div></div>`;
  expect(await clean(video + audio)).toEqual({
    html: '<p>A day</p>\n<p>One</p>',
    removed: ['a video: /a.mp4', 'an audio file: /b.mp3'],
  });
});

test('an embedded page in a paragraph becomes a link in that paragraph', async () => {
  const text = await clean('<p>See: <iframe src="https://video.example/1"></iframe></p>');
  expect(text?.html).toBe('<p>See: <a href="https://video.example/1">https://video.example/1</a></p>');
});

test('a text is refused if its elements are nested more than 300 deep', async () => {
  expect(await clean(`${'<b>'.repeat(300)}x`)).toMatchObject({ removed: [] });
  expect(await clean(`${'<b>'.repeat(301)}x`)).toBeNull();
});

test('a long text of blanks, comments and line breaks keeps its words', async () => {
  const text = await clean(`<p>${'<br> '.repeat(9)}One${'<!--x--> <span>two</span>'.repeat(3)}</p>`);
  expect(text?.html).toBe('<p>One two two two</p>');
});
