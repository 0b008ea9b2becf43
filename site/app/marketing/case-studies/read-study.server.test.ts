import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { ResultFigure } from './case-study.ts';
import { readSections } from './read-study.server.ts';

const figure = (attributes: string, caption: string) =>
  `<figure class="measure"${attributes}><p><strong>71%</strong></p><figcaption>${caption}</figcaption></figure>`;

test('a heading begins a section, and the text before its colon is the label', () => {
  const sections = readSections(
    '<p>Before.</p>\n<h2>The trouble: Two people &amp; one line</h2>\n<p>A.</p>\n<h2>Afterward</h2><p>B.</p><h2>Afterward</h2><p>C.</p>',
  );
  expect(sections.map(({ id, label, title }) => [id, label, title])).toEqual([
    ['the-story', 'The story', ''],
    ['the-trouble', 'The trouble', 'Two people & one line'],
    ['afterward', 'Afterward', 'Afterward'],
    ['afterward-2', 'Afterward', 'Afterward'],
  ]);
});

test('consecutive figures are one part, and a paragraph before them is the section’s lead', () => {
  const change = ' data-before="22" data-after="71" data-unit="%" data-drawn="seats"';
  const bars = ' data-before="100" data-after="38" data-unit="%" data-names="all|refills"';
  const [section] = readSections(
    `<h2>Results: In figures</h2><p>One season.</p>${figure(change, 'of tickets<br>Ticket system, 2025')}\n${figure(bars, 'of orders')}<p>After.</p>`,
  );
  expect(section).toMatchObject({ lead: 'One season.' });
  expect(section?.parts).toEqual([
    {
      figures: [
        {
          value: '71%',
          label: 'of tickets',
          source: 'Ticket system, 2025',
          before: 22,
          after: 71,
          unit: '%',
          drawnIn: 'seats',
        },
        { value: '71%', label: 'of orders', source: '', before: 100, after: 38, unit: '%', names: ['all', 'refills'] },
      ],
    },
    { html: '<p>After.</p>' },
  ]);
});

test.each([
  [' data-before="1" data-after="1000000000" data-drawn="hours"', { before: 1, after: 1_000_000_000 }],
  [' data-before="1.5" data-after="71" data-drawn="seats"', { before: 1.5, after: 71 }],
  [' data-before="-3" data-after="71"', {}],
  [' data-before="" data-after="many" data-drawn="moons"', {}],
])(
  'values that are fractional or too large to count are drawn as bars, and an invalid change is not drawn: %s',
  (attributes, change) => {
    const [{ parts } = { parts: [] }] = readSections(`<h2>A</h2>${figure(attributes, 'of tickets')}`);
    const [{ before, after, drawnIn } = {} as Partial<ResultFigure>] = parts.flatMap((part) =>
      'figures' in part ? part.figures : [],
    );
    expect([{ ...(before !== undefined && { before, after }) }, drawnIn]).toEqual([change, undefined]);
  },
);

test('a numbered list becomes steps if all its entries begin with bold paragraphs', () => {
  const [one, other] = readSections(
    '<h2>A</h2><ol start="1">\n<li><p><strong>Read</strong></p><p>All of it.</p></li>\n</ol><h2>B</h2><ol><li>Plain</li></ol>',
  );
  expect(one?.parts).toEqual([{ steps: [{ name: 'Read', html: '<p>All of it.</p>' }] }]);
  expect(other?.parts).toEqual([{ html: '<ol><li>Plain</li></ol>' }]);
});

test('a numbered list that does not begin with 1 stays a list, because steps begin with 1', () => {
  const html = '<ol start="3"><li><p><strong>Build</strong></p><p>In public.</p></li></ol>';
  expect(readSections(`<h2>A</h2>${html}`)[0]?.parts).toEqual([{ html }]);
});

test('the IDs of the headings in a section are removed, because they could equal IDs of the page', () => {
  const quoted = '<blockquote><h2 id="theme">B</h2></blockquote>';
  const [section] = readSections(`<h2 id="a">A</h2>${quoted}<h3 id="next-step">C</h3><h4 id="scripts">D</h4>`);
  expect(section?.parts).toEqual([{ html: '<blockquote><h2>B</h2></blockquote><h3>C</h3><h4>D</h4>' }]);
});

test('scripts and handlers are removed from text, steps and figures', () => {
  const evil = '<img src=x onerror=alert(1)><script>alert(1)</script>';
  const read = JSON.stringify(
    readSections(
      `<h2>A${evil}</h2><p>${evil}</p><ol><li><p><strong>B${evil}</strong></p><p>${evil}</p></li></ol>${figure('', evil)}`,
    ),
  );
  expect(read).not.toMatch(/onerror|<script/);
});

test('each case study of a new installation has four sections, five steps, and results with sources', () => {
  const sql = readFileSync(
    new URL('../../../../prisma/migrations/20261126180000_case_studies/migration.sql', import.meta.url),
    'utf8',
  );
  const contents = [...sql.matchAll(/'(<h2>(?:[^']|'')*)',/g)].map(([, html = '']) => readSections(html));
  expect(contents).toHaveLength(3);
  for (const sections of contents) {
    const parts = sections.flatMap((section) => section.parts);
    const figures = parts.flatMap((part) => ('figures' in part ? part.figures : []));
    expect([sections.length, parts.some((part) => 'steps' in part && part.steps.length === 5)]).toEqual([4, true]);
    expect(figures.length).toBeGreaterThanOrEqual(2);
    for (const { label, source, before, unit } of figures) {
      expect([label, source]).toEqual([expect.stringMatching(/\w{4}/), expect.stringMatching(/\w{4}.*, .*\w{4}/)]);
      if (before !== undefined) expect(unit, label).toBeTruthy();
    }
    expect(sections.every(({ title, label }) => title !== label)).toBe(true);
  }
});
