import { expect, test } from 'vitest';
import { artworkFor } from './artwork.ts';

test('finds every width of a picture drawn for this site, and its card to share', () => {
  expect(artworkFor('/images/portfolio/eso.webp')).toMatchObject({
    share: '/images/portfolio/eso-share.jpg',
    sources: [{ type: 'image/avif', srcSet: expect.stringContaining('eso-480.avif 480w') }, { type: 'image/webp' }],
  });
});

test('finds the detail of a picture that is too fine for small places, and the whole where there is none', () => {
  const [avif] = artworkFor('/images/blog/restore-is-the-product.webp')?.detail ?? [];
  expect(avif?.srcSet).toMatch(/restore-is-the-product-detail-480\.avif 480w/);
  const whole = artworkFor('/images/portfolio/eso.webp');
  expect(whole?.detail).toBe(whole?.sources);
});

test.each(['https://cdn.example/a.png', '', 'constructor', '__proto__'])('finds no artwork for %j', (src) => {
  expect(artworkFor(src)).toBeNull();
});
