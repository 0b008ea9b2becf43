import { expect, test } from 'vitest';
import { postHtml } from './post-html.server.ts';

test('newlines in text become line breaks', () => {
  expect(postHtml('First line\nsecond line\n\nthird')).toBe('First line<br />second line<br /><br />third');
  expect(postHtml('<p>One\ntwo</p>')).toBe('<p>One<br />two</p>');
});

test('newlines beside the tags of blocks are removed', () => {
  expect(postHtml('<h2>A</h2>\n<p>B</p>\n\n<ul>\n  <li>C</li>\n</ul>\n')).toBe('<h2>A</h2><p>B</p><ul><li>C</li></ul>');
  const definitions = '<h5>A</h5><dl><dt>B</dt><dd>C</dd></dl><address>D</address>';
  expect(postHtml(definitions.replaceAll('><', '>\n<'))).toBe(definitions);
  expect(postHtml('<p>Before</p>\nplain text\n<p>after</p>')).toBe('<p>Before</p>plain text<p>after</p>');
});

test('text after 50,000 newlines is kept', () => {
  const html = postHtml(`<pre><pre>a</pre>y${'\n'.repeat(50_000)}x</pre>`);
  expect(html.endsWith('x</pre>')).toBe(true);
});

test('a numbered list may begin with a number other than 1', () => {
  expect(postHtml('<ol start="3"><li>Third</li></ol>')).toBe('<ol start="3"><li>Third</li></ol>');
});

test('a numbered list may count down', () => {
  const html = postHtml('<ol reversed start="5"><li>Fifth</li></ol>');
  expect(html).toMatch(/^<ol reversed(?:="")? start="5"><li>Fifth<\/li><\/ol>$/);
});

test('newlines in code are kept', () => {
  expect(postHtml('<p>See</p>\n<pre><code>a\nb</code></pre>')).toBe(
    '<p>See</p><pre role="region" aria-label="Code 1" tabindex="0"><code>a\nb</code></pre>',
  );
});

test.each([
  ['<script>alert(1)</script><p>x</p>', '<p>x</p>'],
  ['<p onclick="alert(1)" style="color:red">x</p>', '<p>x</p>'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<img src="data:text/html,x" alt="y">', '<img alt="y" />'],
  ['<iframe src="https://evil.example"></iframe>', ''],
  ['<svg><script>alert(1)</script></svg>', ''],
  ['<style>body{display:none}</style>x', 'x'],
  [
    '<figure class="measure evil">x</figure><aside class="callout">y</aside>',
    '<figure class="measure">x</figure><aside class="callout">y</aside>',
  ],
])('unsafe HTML is removed from %s', (content, html) => {
  expect(postHtml(content)).toBe(html);
});

test('an h1 becomes an h2, and only links with a full URL get rel=noopener', () => {
  expect(postHtml('<h1>T</h1>')).toBe('<h2>T</h2>');
  expect(postHtml('<a href="https://a.example">x</a>')).toBe('<a href="https://a.example" rel="noopener">x</a>');
  expect(postHtml('<a href="/contact">x</a>')).toBe('<a href="/contact">x</a>');
});

test('bold text across the first line break of a number’s caption stays one element', () => {
  const html = '<figure class="measure"><p>7</p><figcaption><strong>a<br />b</strong></figcaption></figure>';
  expect(postHtml(html)).toBe(html);
});

test('the source of a number, after the first line break of its caption, is in a <small>', () => {
  const caption = (lines: string) =>
    `<figure class="measure"><p><strong>71</strong></p><figcaption>${lines}</figcaption></figure>`;
  expect(postHtml(caption('of orders<br>The book<br>2026'))).toBe(
    caption('of orders<br /><small>The book<br />2026</small>'),
  );
  expect(postHtml(caption('of orders'))).toBe(caption('of orders'));
});

test('each table is in a region of its own, which the keyboard can reach', () => {
  const html = postHtml('<table><tr><td>a</td></tr></table>\n<table><tr><td>b</td></tr></table>');
  expect(html).toMatch(
    /<div [^>]*role="region" aria-label="Table 1" tabindex="0"><table><tr><td>a<\/td><\/tr><\/table><\/div>/,
  );
  expect(html).toMatch(
    /<div [^>]*role="region" aria-label="Table 2" tabindex="0"><table><tr><td>b<\/td><\/tr><\/table><\/div>/,
  );
});

test('an empty header cell becomes a plain cell', () => {
  expect(postHtml('<tr><th colspan="2" scope="col"> </th><th>A</th></tr>')).toContain(
    '<td colspan="2"></td><th>A</th>',
  );
});
