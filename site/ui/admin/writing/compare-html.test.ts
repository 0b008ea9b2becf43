import { expect, test } from 'vitest';
import { compareHtml, summaryOf } from './compare-html.ts';

const compare = (before: string, after: string) => {
  const blocks = compareHtml(before, after);
  return [
    ...blocks.map(({ name, change, pieces }) =>
      [
        name,
        change,
        ...pieces.map(({ text, as }) => (as === 'same' ? text : as === 'added' ? `+${text}` : `-${text}`)),
      ].join(' · '),
    ),
    summaryOf(blocks),
  ];
};

test('a comparison of two texts lists added, removed, and changed blocks, with the changed words', () => {
  expect(
    compare(
      '<h2>Costs</h2>\n<p>A menu of forty dishes costs a day.</p>\n<p>Gone</p>\n<ul>\n<li>One</li>\n</ul>',
      '<h2>Costs</h2>\n<p>A menu of fifty dishes costs a day.</p>\n<ul>\n<li>One</li>\n<li>Two &amp; more</li>\n</ul>\n<p>New</p>',
    ),
  ).toEqual([
    'Heading · same · Costs',
    'Paragraph · changed · A menu of  · -forty · +fifty ·  dishes costs a day.',
    'Paragraph · removed · -Gone',
    'Item · same · One',
    'Item · added · +Two & more',
    'Paragraph · added · +New',
    '2 blocks added, 1 removed, 1 changed',
  ]);
});

test.each([
  [
    '<p>One two</p>',
    '<p>One <strong>two</strong></p>',
    'Paragraph · formatted · <p>One  · +<strong> · two · +</strong> · </p>',
    '1 block formatted',
  ],
  [
    '<figure><img src="/a" alt="A"></figure>',
    '<figure><img src="/b" alt="A"></figure>',
    'Picture · changed · [A / · -a · +b · ] ',
    '1 block changed',
  ],
])('a comparison detects changes of formatting and pictures: %s', (before, after, block, summary) => {
  expect(compare(before, after)).toEqual([block, summary]);
});

test.each([
  ['<figure class="measure" data-drawn="bars"><p><strong>3</strong></p></figure>', 'Figure'],
  ['<figure class="work"><figcaption><a href="/a">A shop</a></figcaption></figure>', 'Portfolio card'],
  ['<aside class="callout">New</aside>', 'Call-out'],
])('a comparison names blocks as the editor does: %s', (html, name) => {
  expect(compareHtml('', html)).toMatchObject([{ name }]);
});

test('blocks with nothing in common count as one removed and one added, and equal texts have no summary', () => {
  expect(compare('<p>Apples and pears</p>', '<p>Something else</p>').at(-1)).toBe('1 block added, 1 removed');
  expect(compare('<p>One</p>', '<p>One</p>').at(-1)).toBe('');
});

test('two very long posts without a common line can be compared', () => {
  const long = (word: string) =>
    Array.from({ length: 4_000 }, (_, at) => `<p>${word} ${at} of the longest posts there can be</p>`).join('\n');
  expect(compareHtml(long('a'), long('b')).length).toBeGreaterThanOrEqual(4_000);
});
