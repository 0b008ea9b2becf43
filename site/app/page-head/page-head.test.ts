import { agencySchema } from '@agency/api/contract/agency/agency';
import { expect, test } from 'vitest';
import { pageHead } from './page-head.ts';

const agency = agencySchema.parse({
  name: 'North Web',
  initials: 'NW',
  email: 'hello@north.example',
  phone: '+1 555 0100',
  social: { linkedin: '#', facebook: '#', instagram: '#', x: '#' },
  privacyUrl: '#',
  termsUrl: '#',
});
const site = { agency, publicUrl: 'https://north.example' };

test('title, description and share card agree', () => {
  const head = pageHead(site, { title: 'Portfolio', description: 'Our work.' });
  expect(head[0]).toEqual({ title: 'Portfolio | North Web - WordPress & Shopify Plus Development' });
  const contents = Object.fromEntries(
    (head as { name?: string; property?: string; content?: string }[]).flatMap((tag) =>
      tag.content ? [[tag.name ?? tag.property, tag.content]] : [],
    ),
  );
  expect(contents).toMatchObject({
    description: 'Our work.',
    'og:type': 'website',
    'og:title': 'Portfolio | North Web - WordPress & Shopify Plus Development',
    'og:image': 'https://north.example/og-image.jpg',
    'twitter:card': 'summary_large_image',
    'twitter:image': 'https://north.example/og-image.jpg',
  });
});

test('keywords and canonical stand only if given', () => {
  const names = (head: ReturnType<typeof pageHead>) =>
    head.flatMap((tag) => ('name' in tag ? [tag.name] : 'rel' in tag ? [tag.rel] : []));
  expect(names(pageHead(site, { title: 'A', description: 'B' }))).not.toEqual(expect.arrayContaining(['keywords']));
  expect(names(pageHead(site, { title: 'A', description: 'B' }))).not.toEqual(expect.arrayContaining(['canonical']));
  const full = pageHead(site, { title: 'A', description: 'B', keywords: 'web', canonical: '/portfolio' });
  expect(names(full)).toEqual(expect.arrayContaining(['keywords', 'canonical']));
  expect(full).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://north.example/portfolio' });
});

test('a picture of the page replaces the default, absolute or not', () => {
  const image = (ogImage: string) =>
    pageHead(site, { title: 'A', description: 'B', ogImage }).find(
      (tag) => 'property' in tag && tag.property === 'og:image',
    );
  expect(image('/images/blog/a.webp')).toMatchObject({ content: 'https://north.example/images/blog/a.webp' });
  expect(image('https://cdn.example/a.png')).toMatchObject({ content: 'https://cdn.example/a.png' });
});
