import { join } from 'node:path';
import { agencySchema } from '@agency/api/contract/agency';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import artwork from '#ui/picture/artwork.json';
import { artworkFor } from '#ui/picture/artwork.ts';
import { type PageHead, pageHead } from './page-head.ts';

const agency = agencySchema.parse({
  name: 'North Web',
  initials: 'NW',
  email: 'hello@north.example',
  phone: '+1 555 0100',
  social: { linkedin: '#', facebook: '#', instagram: '#', x: '#' },
  privacyUrl: '#',
  termsUrl: '#',
  timeZone: 'UTC',
});
const site = { agency, publicUrl: 'https://north.example' };

test('the tags for shared links contain the title and the description', () => {
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

test('a head has keywords and a canonical URL only if they are given', () => {
  const names = (head: ReturnType<typeof pageHead>) =>
    head.flatMap((tag) => ('name' in tag ? [tag.name] : 'rel' in tag ? [tag.rel] : []));
  expect(names(pageHead(site, { title: 'A', description: 'B' }))).not.toEqual(expect.arrayContaining(['keywords']));
  expect(names(pageHead(site, { title: 'A', description: 'B' }))).not.toEqual(expect.arrayContaining(['canonical']));
  const full = pageHead(site, { title: 'A', description: 'B', keywords: 'web', canonical: '/portfolio' });
  expect(names(full)).toEqual(expect.arrayContaining(['keywords', 'canonical']));
  expect(full).toContainEqual({ tagName: 'link', rel: 'canonical', href: 'https://north.example/portfolio' });
});

const sharedOf = (ogImage?: PageHead['ogImage']) => {
  const tags = pageHead(site, { title: 'A', description: 'B', ogImage }) as { property?: string; content?: string }[];
  const image = tags.flatMap(({ property, content }) =>
    property?.startsWith('og:image') ? [[property, content]] : [],
  );
  return Object.fromEntries(image);
};
const card = { 'og:image:type': 'image/jpeg', 'og:image:width': '1200', 'og:image:height': '630' };
const ours = { 'og:image': 'https://north.example/og-image.jpg', ...card };

test.each([
  ['a picture drawn for this site', '/images/portfolio/eso.webp'],
  ['a picture drawn for this site, given by its full URL,', 'https://north.example/images/portfolio/eso.webp?v=2'],
])('the share picture of %s is a JPEG', async (_what, ogImage) => {
  expect(sharedOf(ogImage)).toEqual({ 'og:image': 'https://north.example/images/portfolio/eso-share.jpg', ...card });
});

test('an uploaded picture has a share picture with its own size', () => {
  expect(sharedOf({ url: '/media/ab/1200.jpeg', width: 1200, height: 900 })).toEqual({
    'og:image': 'https://north.example/media/ab/1200.jpeg',
    ...card,
    'og:image:height': '900',
  });
});

test.each(['https://cdn.example/a.png', 'https://cdn.example/A.JPG?w=1200', 'https://cdn.example/picture/7'])(
  'a picture on another site is its own share picture: %s',
  (ogImage) => {
    expect(sharedOf(ogImage)).toEqual({ 'og:image': ogImage });
  },
);

test.each([
  undefined,
  null,
  '',
  'http://[',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  'https://cdn.example/a.webp',
  'https://cdn.example/a.AVIF?w=1',
  '/images/blog/mine.webp',
  '/logo.svg',
])('the agency’s picture replaces a picture that is missing or that some previews do not show: %s', (ogImage) => {
  expect(sharedOf(ogImage)).toEqual(ours);
});

test('every drawn picture has a share picture, in the format and size that pages state', async () => {
  const files = join(import.meta.dirname, '../../public');
  for (const path of Object.keys(artwork)) {
    const { format, width, height } = await sharp(join(files, artworkFor(path)?.share ?? '')).metadata();
    expect([path, format, width, height]).toEqual([path, 'jpeg', 1200, 630]);
  }
  expect(await sharp(join(files, 'og-image.jpg')).metadata()).toMatchObject({
    format: 'jpeg',
    width: 1200,
    height: 630,
  });
});
