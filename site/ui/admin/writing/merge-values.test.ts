import { expect, test } from 'vitest';
import { mergeValues } from './merge-values.ts';

const merge = (base: string, mine: string, theirs: string) => {
  const { values, contested } = mergeValues({ content: base }, { content: mine }, { content: theirs }, ['content']);
  return [values.content, contested.map(({ mine, theirs }) => [mine, theirs])];
};

test.each([
  [
    'different blocks',
    '<p>a</p>\n<p>b</p>\n<p>c</p>',
    '<p>A</p>\n<p>b</p>\n<p>c</p>',
    '<p>a</p>\n<p>b</p>\n<p>C</p>',
    '<p>A</p>\n<p>b</p>\n<p>C</p>',
  ],
  ['blocks beside each other', '<p>a</p>\n<p>b</p>', '<p>A</p>\n<p>b</p>', '<p>a</p>\n<p>B</p>', '<p>A</p>\n<p>B</p>'],
  [
    'different words of a block',
    '<p>one two three</p>',
    '<p>One two three</p>',
    '<p>one two Three</p>',
    '<p>One two Three</p>',
  ],
  [
    'an item and the kind of its list',
    '<ul>\n<li>a</li>\n<li>b</li>\n</ul>',
    '<ol>\n<li>a</li>\n<li>b</li>\n</ol>',
    '<ul>\n<li>a</li>\n<li>c</li>\n<li>b</li>\n</ul>',
    '<ol>\n<li>a</li>\n<li>c</li>\n<li>b</li>\n</ol>',
  ],
  ['the same change', '<p>a</p>', '<p>b</p>', '<p>b</p>', '<p>b</p>'],
])('a merge applies the changes of both sides: %s', (_what, base, mine, theirs, merged) => {
  expect(merge(base, mine, theirs)).toEqual([merged, []]);
  expect(merge(base, theirs, mine)).toEqual([merged, []]);
});

test('a merge keeps both versions of a word that both sides changed, and a changed block that one side deleted', () => {
  expect(merge('<p>a</p>\n<p>b</p>', '<p>mine</p>\n<p>b</p>', '<p>theirs</p>\n<p>b</p>')).toEqual([
    '<p>mine</p>\n<p>theirs</p>\n<p>b</p>',
    [['<p>mine</p>', '<p>theirs</p>']],
  ]);
  expect(merge('<p>a</p>\n<p>b</p>', '<p>b</p>', '<p>a c</p>\n<p>b</p>')).toEqual(['<p>a c</p>\n<p>b</p>', []]);
});

test('a merge takes a field from the side that changed it, and lists the fields that both sides changed', () => {
  const base = { title: 'a', slug: 'a', published: false };
  const { values, contested } = mergeValues(
    base,
    { ...base, title: 'b' },
    { ...base, title: 'c', published: true },
    [],
  );
  expect(values).toEqual({ title: 'b', slug: 'a', published: true });
  expect(contested).toEqual([{ field: 'title', mine: 'b', theirs: 'c' }]);
  expect(mergeValues(base, { ...base, title: 'b ' }, { ...base, title: 'b' }, []).contested).toEqual([]);
});

test.each([
  ['line of code', (text: string) => `<pre><code>${text}\nb</code></pre>`],
  ['item with a list', (text: string) => `<ul>\n<li>${text}<ul>\n<li>b</li>\n</ul></li>\n</ul>`],
])('if a merge keeps two versions of the same %s, they do not enclose the text below', (_name, block) => {
  const [base = '', mine = '', theirs = ''] = ['a', 'A', 'Z'].map((text) => `${block(text)}\n<p>Below</p>`);
  const both = [block('A'), block('Z')];
  expect(merge(base, mine, theirs)).toEqual([`${both.join('\n')}\n<p>Below</p>`, [both]]);
});

test('if both sides changed the first and last line of code, the two versions do not nest', () => {
  const code = (one: string) => `<pre><code>${one}\nkept\n${one}</code></pre>`;
  expect(merge(code('a'), code('A'), code('Z'))).toEqual([`${code('A')}\n${code('Z')}`, [[code('A'), code('Z')]]]);
});

test('if one side split a paragraph and the other made it a heading, a merge keeps both versions', () => {
  expect(merge('<p>a b</p>', '<h2>a b</h2>', '<p>a</p>\n<p>b</p>')).toEqual([
    '<h2>a b</h2>\n<p>a</p>\n<p>b</p>',
    [['<h2>a b</h2>', '<p>a</p>\n<p>b</p>']],
  ]);
});

test('a merge keeps the space that was just typed at the end of a field', () => {
  const [base, mine, theirs] = [
    { title: 'One', excerpt: '' },
    { title: 'One ', excerpt: '' },
    { title: 'One', excerpt: 'New' },
  ];
  expect(mergeValues(base, mine, theirs, []).values).toEqual({ title: 'One ', excerpt: 'New' });
});
