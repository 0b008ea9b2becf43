// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { artworkFor } from '#ui/picture/artwork.ts';
import { ItemMetrics } from '../portfolio/item-metrics.tsx';
import { portfolioItem } from '../portfolio/portfolio-item.factory.ts';
import { servicePage } from '../services/service-pages.ts';
import { ItemStory } from './item-story.tsx';
import { itemStudies, studyOf } from './item-study.ts';

const entries = Object.entries(itemStudies);

test.each(entries)(
  'in the study of %s, each numbered mark and the spot that it points to are inside the shown part of the picture',
  (_slug, study) => {
    const { left, top, width, callOuts } = study.detail;
    const drawn = artworkFor(study.imageUrl);
    const height = (width * 3) / 4;
    expect([left + width <= (drawn?.width ?? 0), top + height <= (drawn?.height ?? 0)]).toEqual([true, true]);
    // The radius of a ring, plus half the width of its line.
    const margin = width * 0.034;
    for (const [x, y] of callOuts.flatMap(({ at, number }) => [at, number])) {
      expect([x >= left + margin, x <= left + width - margin]).toEqual([true, true]);
      expect([y >= top + margin, y <= top + height - margin]).toEqual([true, true]);
    }
  },
);

test.each(entries)(
  'the fact that the study of %s quotes about a service is also on the service’s page',
  (_slug, { service: { to, terms } }) => {
    const page = servicePage(to.replace('/services/', ''));
    expect(page?.hero.facts.map(({ value }) => value)).toContain(terms.value);
  },
);

const [, study] = entries[0] ?? [];
const sourcesOf = (item: Parameters<typeof portfolioItem>[0]) => {
  render(<ItemMetrics item={portfolioItem(item)} className="" study={study} />);
  return screen.queryAllByRole('definition').map((one) => one.textContent);
};

test('each metric is shown with its own source, whatever the order of the metrics', () => {
  const label = 'of orders short of stock, from 4.1%';
  const metrics = [
    { value: '12', label: 'another measure' },
    { value: '0.3%', label },
  ];
  expect(sourcesOf({ metrics })).toEqual(['12', '0.3%', study?.sources[label]]);
});

test('an item whose picture was replaced has no item study', () => {
  const [slug = ''] = entries[0] ?? [];
  expect(studyOf({ slug, imageUrl: study?.imageUrl ?? '' })).toBe(study);
  expect(studyOf({ slug, imageUrl: '/images/own.webp' })).toBeUndefined();
});

test('the numbers of the call-outs in the picture match the list beside the picture', () => {
  if (!study) throw new Error('There is no study');
  const item = portfolioItem({ imageUrl: study.imageUrl });
  render(<ItemStory item={item} study={study} />, { wrapper: MemoryRouter });
  const details = screen.getByRole('region', { name: 'Three details, and what each is for' });
  const notes = within(details).getAllByRole('listitem');
  expect(notes.map((note) => note.textContent)).toEqual(study.detail.callOuts.map((callOut) => callOut.text));
  expect([...details.querySelectorAll('svg text')].map((number) => number.textContent)).toEqual(['1', '2', '3']);
  expect(screen.getByRole('heading', { name: 'The decision' })).toBeTruthy();
});
