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
])('merges %s', (_what, base, mine, theirs, merged) => {
  expect(merge(base, mine, theirs)).toEqual([merged, []]);
  expect(merge(base, theirs, mine)).toEqual([merged, []]);
});

test('keeps both versions of a word that both changed, mine first, and what one changed and the other deleted', () => {
  expect(merge('<p>a</p>\n<p>b</p>', '<p>mine</p>\n<p>b</p>', '<p>theirs</p>\n<p>b</p>')).toEqual([
    '<p>mine</p>\n<p>theirs</p>\n<p>b</p>',
    [['<p>mine</p>', '<p>theirs</p>']],
  ]);
  expect(merge('<p>a</p>\n<p>b</p>', '<p>b</p>', '<p>a c</p>\n<p>b</p>')).toEqual(['<p>a c</p>\n<p>b</p>', []]);
});

test('takes a field from the side that changed it, and lists what both changed', () => {
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

/** Numbers that look random and are the same in each run. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test('two tabs write in 1,000 orders, with offline spells and restarts, and no word is lost', () => {
  for (let seed = 1; seed <= 1_000; seed += 1) {
    const random = randomOf(seed);
    const start = '<p>one two three</p>\n<ul>\n<li>four</li>\n<li>five six</li>\n</ul>\n<p>seven</p>';
    let stored = { html: start, version: 0 };
    const tabs = [0, 1].map(() => ({ html: start, base: start, seen: 0, isOffline: false }));
    const written: string[] = [];
    const save = (tab: (typeof tabs)[number]) => {
      if (tab.seen !== stored.version) {
        tab.html = String(
          mergeValues({ content: tab.base }, { content: tab.html }, { content: stored.html }, ['content']).values
            .content,
        );
        Object.assign(tab, { base: stored.html, seen: stored.version });
      }
      if (tab.html === stored.html) return;
      stored = { html: tab.html, version: stored.version + 1 };
      Object.assign(tab, { base: tab.html, seen: stored.version });
    };
    for (let step = 0; step < 24; step += 1) {
      const tab = tabs[random(2)] as (typeof tabs)[number];
      const action = random(10);
      if (action === 0) tab.isOffline = !tab.isOffline;
      else if (action < 4) {
        if (!tab.isOffline) save(tab);
      } else {
        // A word, or a block of its own.
        const word = `w${written.length}x`;
        written.push(word);
        const lines = tab.html.split('\n');
        const at = random(lines.length);
        const line = lines[at] as string;
        if (/^<(p|li)>/.test(line) && action < 8)
          lines[at] = line.replace(/^(<\w+>)([^ <]*)/, action < 6 ? `$1$2 ${word}` : `$1${word}$2 `);
        else if (at > 5 || at === 0) lines.splice(at, 0, `<p>${word}</p>`);
        else lines.splice(2, 0, `<li>${word}</li>`);
        tab.html = lines.join('\n');
      }
    }
    for (const tab of [...tabs, ...tabs]) save(tab);
    expect(tabs[0]?.html).toBe(tabs[1]?.html);
    const lost = [...written, 'one', 'two', 'three', 'four', 'five', 'six', 'seven'].filter(
      (word) => !stored.html.includes(word),
    );
    expect(lost, `seed ${seed}: ${stored.html}`).toEqual([]);
  }
});
