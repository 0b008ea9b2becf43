// @vitest-environment jsdom
import { parseEnvironment } from '@agency/api/contract/environment';
import { render, screen } from '@testing-library/react';
import { createRoutesStub, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { type SiteContext, siteContext } from '#app/site-context.ts';
import { meta as previewMeta } from '../preview/post.tsx';
import BlogPost, { headers, loader, meta } from './route.tsx';

const site = { agency: parseEnvironment({}).agency, publicUrl: 'https://agency.example' };
const post = {
  title: 'Four fonts fewer',
  slug: 'four-fonts-fewer',
  excerpt: 'What a page gains.',
  content: 'One.',
  author: 'The desk',
  imageUrl: '/images/blog/fonts.webp',
  tags: ['Speed'],
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  seoTitle: null as string | null,
  seoDescription: null as string | null,
};

const headOf = (given: typeof post, of: typeof meta | typeof previewMeta = meta) => {
  const args: unknown = { matches: [{ loaderData: site }], loaderData: { post: given, shown: given } };
  const tags = of(args as Parameters<typeof meta>[0] & Parameters<typeof previewMeta>[0]);
  const description = tags.flatMap((tag) => ('name' in tag && tag.name === 'description' ? [tag.content] : []));
  return [tags.flatMap((tag) => ('title' in tag ? [String(tag.title).split(' | ')[0]] : [])), description];
};

test.each([
  [{}, 'Four fonts fewer', 'What a page gains.'],
  [{ seoTitle: 'Fonts', seoDescription: '' }, 'Fonts', 'What a page gains.'],
  [{ seoDescription: 'Less to load.' }, 'Four fonts fewer', 'Less to load.'],
])(
  'for a post with %j, the head of the page and of its preview has the SEO title and description, or else the title and excerpt',
  (given, title, description) => {
    for (const of of [meta, previewMeta]) expect(headOf({ ...post, ...given }, of)).toEqual([[title], [description]]);
  },
);

test.each([
  ['2026-10-01T00:00:00.000Z', '2026-11-01T00:00:00.000Z'],
  ['2026-11-02T00:00:00.000Z', '2026-11-02T00:00:00.000Z'],
])('the structured data of a post with the save time %s has the modification time %s', (updatedAt, dateModified) => {
  const args: unknown = { matches: [{ loaderData: site }], loaderData: { post: { ...post, updatedAt } } };
  expect(meta(args as Parameters<typeof meta>[0])).toContainEqual({
    'script:ld+json': expect.objectContaining({ '@type': 'BlogPosting', dateModified }),
  });
});

test.each([
  ['missing', async () => ({ blogPost: null }), 404, undefined],
  ['unavailable', async () => Promise.reject(new Error('The API is down')), 503, '30'],
])('for a post that is %s, the not-found page is shown', async (_what, queryApi, status, retryAfter) => {
  const logged: unknown[] = [];
  const context = new RouterContextProvider();
  const logError = (error: unknown) => void logged.push(error);
  context.set(siteContext, { queryApi, logError } as unknown as SiteContext);
  const url = new URL('https://site.test/blog/four-fonts-fewer');
  const args = { context, url, params: { slug: 'four-fonts-fewer' } } as unknown as Parameters<typeof loader>[0];
  const answer = await loader(args);
  if (!('init' in answer)) throw new Error('there is a post');
  const { data, init } = answer;
  const loaderHeaders = new Headers(init?.headers);
  const sent = new Headers(headers({ loaderHeaders } as Parameters<typeof headers>[0]));
  expect([data, init?.status, sent.get('Retry-After') ?? undefined]).toEqual([{ post: null }, status, retryAfter]);
  expect(logged).toHaveLength(status === 503 ? 1 : 0);

  const Component = () => <BlogPost {...({ loaderData: data } as Parameters<typeof BlogPost>[0])} />;
  const Stub = createRoutesStub([{ path: '/', Component }]);
  render(<Stub />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found');
  expect(screen.getByText('Did you forget to add the page to the router?')).toBeTruthy();
});

test.each([
  [2, []],
  [3, ['On this page', 'In this post']],
])('a post with %i sections has the page indexes %j', (count, indexes) => {
  const sections = Array.from({ length: count }, (_, place) => ({ id: `part-${place}`, label: `Part ${place}` }));
  const shown = { ...post, readingMinutes: 4, sections, related: [], newer: null, older: null };
  const Component = () => (
    <BlogPost {...({ loaderData: { post: shown } } as unknown as Parameters<typeof BlogPost>[0])} />
  );
  const Stub = createRoutesStub([{ path: '/', Component }]);
  render(<Stub />);
  const navs = screen
    .getAllByRole('navigation')
    .filter((nav) => nav.getAttribute('aria-label') !== 'Neighboring posts');
  expect(navs.map((nav) => nav.getAttribute('aria-label'))).toEqual(indexes);
  for (const nav of navs)
    expect([...nav.querySelectorAll('a')].map((link) => link.hash)).toEqual(['#part-0', '#part-1', '#part-2']);
});
