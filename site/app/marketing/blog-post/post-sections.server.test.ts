import { expect, test } from 'vitest';
import { postHtml } from './post-html.server.ts';
import { postSections } from './post-sections.server.ts';

const sectionsOf = (content: string) => postSections(postHtml(content)).sections;

test('each h2 begins a section, whose view timeline is named after the heading’s ID', () => {
  expect(postSections('<p>A</p><h2>Two numbers</h2><p>B</p><h3>Within</h3><h2>What then?</h2>').html).toBe(
    '<p>A</p><section style="view-timeline-name:--two-numbers"><h2 id="two-numbers">Two numbers</h2><p>B</p>' +
      '<h3>Within</h3></section><section style="view-timeline-name:--what-then"><h2 id="what-then">What then?</h2></section>',
  );
});

test('a heading keeps the author’s ID in lowercase, with a number if the ID is already used', () => {
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

test('a link in the text leads to its heading even if the ID of the heading was changed, at any heading level', () => {
  const content = '<p><a href="#The_Costs">a</a><a href="#menu">b</a></p><h2 id="The_Costs">A</h2><h3 id="menu">B</h3>';
  const { html } = postSections(postHtml(`<h4 id="the-costs">C</h4>${content}`));
  expect(html.match(/(?<=id="|#)[\w-]+/g)).toEqual(['the-costs-2', 'the-costs', 'menu', 'the-costs', 'menu']);
});

test('a link leads to its heading if only one of the two is percent-encoded, or the link has other attributes', () => {
  const links = ['gr%C3%B6%C3%9Fe', '50%', 'größe'].map((id) => `<a rel="nofollow" href="#${id}">a</a>`);
  const { html } = postSections(postHtml(`${links.join('')}<h2 id="größe">A</h2><h3 id="50%">B</h3>`));
  expect(html.match(/(?<=id="|#)[^"]+/g)).toEqual(['gr-e', '50', 'gr-e', 'gr-e', '50']);
});

test('a heading in a quotation does not get an ID that the page already uses', () => {
  const { html } = postSections(postHtml('<blockquote><h2 id="theme">A</h2></blockquote><h2>Theme</h2>'));
  expect(html.match(/(?<=id=")[^"]+/g)).toEqual(['theme-3', 'theme-2']);
});

test('a heading gets a number if the layout already uses its ID', () => {
  const ids = ['Content', 'Theme', 'Site drawer'].map((heading) => sectionsOf(`<h2>${heading}</h2>`)[0]?.id);
  expect(ids).toEqual(['content-2', 'theme-2', 'site-drawer-2']);
});

test('the ID and label of a heading come from its text, without tags', () => {
  const [{ id, label } = { id: '', label: '' }] = sectionsOf(
    '<h2>Speed &amp; <em>cost</em>s of\n&quot;x &lt; y&quot;</h2>',
  );
  expect([id, label]).toEqual(['speed-costs-of-x-y', 'Speed & costs of "x < y"']);
});

test('a heading inside another element does not begin a section, but a heading after void tags does', () => {
  const content = '<blockquote><h2>Quoted</h2></blockquote><p>A<br>B<img src="/a.webp" alt="x > y"></p><h2>Own</h2>';
  expect(sectionsOf(content)).toEqual([{ id: 'own', label: 'Own' }]);
  expect(sectionsOf('<p>None.</p>')).toEqual([]);
});
