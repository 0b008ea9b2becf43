import { expect, test } from 'vitest';
import { postHtml } from './post-html.server.ts';
import { postSections } from './post-sections.server.ts';

const sectionsOf = (content: string) => postSections(postHtml(content)).sections;

test('each h2 begins a section, and the section’s timeline has the name of the heading’s id', () => {
  expect(postSections('<p>A</p><h2>Two numbers</h2><p>B</p><h3>Within</h3><h2>What then?</h2>').html).toBe(
    '<p>A</p><section style="view-timeline-name:--two-numbers"><h2 id="two-numbers">Two numbers</h2><p>B</p>' +
      '<h3>Within</h3></section><section style="view-timeline-name:--what-then"><h2 id="what-then">What then?</h2></section>',
  );
});

test('a heading keeps the author’s id in lowercase, and an id that is already used gets a number', () => {
  const given = '<h2 id="Costs">One</h2><h2>Costs</h2><h2>Costs</h2><h2>Next</h2><h2>…</h2><h2>?</h2>';
  expect(sectionsOf(given).map(({ id }) => id)).toEqual([
    'costs',
    'costs-2',
    'costs-3',
    'next-2',
    'section',
    'section-2',
  ]);
});

test('the id and label of a heading contain only its text', () => {
  const [{ id, label } = { id: '', label: '' }] = sectionsOf(
    '<h2>Speed &amp; <em>cost</em>s of\n&quot;x &lt; y&quot;</h2>',
  );
  expect([id, label]).toEqual(['speed-costs-of-x-y', 'Speed & costs of "x < y"']);
});

test('only a heading outside of other elements begins a section, also after void tags', () => {
  const content = '<blockquote><h2>Quoted</h2></blockquote><p>A<br>B<img src="/a.webp" alt="x > y"></p><h2>Own</h2>';
  expect(sectionsOf(content)).toEqual([{ id: 'own', label: 'Own' }]);
  expect(sectionsOf('<p>None.</p>')).toEqual([]);
});
