// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { Picture } from './picture.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

const picture = (src: string) => (
  <Picture src={src} alt="Home page of the shop" sizes="7rem" ratio="4 / 3" className="place" />
);
const shown = () => screen.queryByRole('img');
const placeholder = () => screen.queryByText('Home page of the shop');

test('a picture that fails to load becomes a placeholder, and a new URL replaces the placeholder', () => {
  const { rerender, container } = render(picture('/gone.webp'));
  fireEvent.error(shown() as HTMLElement);
  expect([shown(), placeholder()?.textContent]).toEqual([null, 'Home page of the shop']);
  const place = container.firstElementChild;
  expect([place?.classList.contains('place'), (place as HTMLElement).style.aspectRatio]).toEqual([true, '4 / 3']);
  rerender(picture('/there.webp'));
  expect([shown()?.getAttribute('src'), placeholder()]).toEqual(['/there.webp', null]);
});

test('a picture’s first source is its dark version, and a picture not made for the site has no sources', () => {
  const { container, rerender } = render(picture('/images/portfolio/eso.webp'));
  const [night, day] = container.querySelectorAll('source');
  expect([night?.media, night?.srcset, day?.media]).toEqual([
    '(prefers-color-scheme: dark)',
    expect.stringContaining('eso-night-480.avif 480w'),
    '',
  ]);
  for (const src of ['/uploads/own.png', `/media/${'a'.repeat(32)}/1200.jpeg`]) {
    rerender(picture(src));
    expect(container.querySelectorAll('source')).toHaveLength(0);
  }
});

test.each([
  ['failed', { complete: true, naturalWidth: 0 }, false],
  ['was loaded', { complete: true, naturalWidth: 800 }, true],
  ['has not been scrolled into view', { complete: false, naturalWidth: 0 }, true],
])('hydration keeps the state of a picture that %s', (_what, { complete, naturalWidth }, stays) => {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(picture('/early.webp'));
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(complete);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(naturalWidth);
  render(picture('/early.webp'), { container: root, hydrate: true });
  expect(shown() !== null).toBe(stays);
});
