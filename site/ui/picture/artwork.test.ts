import { expect, test } from 'vitest';
import { artworkFor } from './artwork.ts';

test('finds every width of a picture drawn for this site, and its card to share', () => {
  expect(artworkFor('/images/portfolio/eso.webp')).toMatchObject({
    share: '/images/portfolio/eso-share.jpg',
    sources: [{ type: 'image/avif', srcSet: expect.stringContaining('eso-480.avif 480w') }, { type: 'image/webp' }],
  });
});

test.each(['https://cdn.example/a.png', '', 'constructor', '__proto__'])('finds no artwork for %j', (src) => {
  expect(artworkFor(src)).toBeNull();
});
