import { expect, test } from 'vitest';
import { artworkFor } from './artwork.ts';

test('`artworkFor` finds the formats of a picture made for this site, and its share picture', () => {
  expect(artworkFor('/images/portfolio/eso.webp')).toMatchObject({
    share: '/images/portfolio/eso-share.jpg',
    sources: [{ type: 'image/avif', srcSet: expect.stringContaining('eso-480.avif 480w') }, { type: 'image/webp' }],
  });
});

test('`artworkFor` finds the sources of a picture’s detail, or of the whole picture if it has no detail', () => {
  const [avif] = artworkFor('/images/blog/restore-is-the-product.webp')?.detail ?? [];
  expect(avif?.srcSet).toMatch(/restore-is-the-product-detail-480\.avif 480w/);
  const whole = artworkFor('/images/portfolio/eso.webp');
  expect(whole?.detail).toBe(whole?.sources);
});

test.each(['https://cdn.example/a.png', '', 'constructor', '__proto__'])(
  '`artworkFor` finds no artwork for %j',
  (src) => {
    expect(artworkFor(src)).toBeNull();
  },
);
