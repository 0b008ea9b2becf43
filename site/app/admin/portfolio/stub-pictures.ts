import { vi } from 'vitest';

export const loads = (image: HTMLImageElement) => void image.dispatchEvent(new Event('load'));
export const fails = (image: HTMLImageElement) => void image.dispatchEvent(new Event('error'));

/** jsdom fetches no pictures: from here on `respond` decides about each that a form tries. */
export function stubPictures(respond: (image: HTMLImageElement) => void): void {
  vi.stubGlobal('Image', function Picture() {
    const image = document.createElement('img');
    queueMicrotask(() => respond(image));
    return image;
  });
}
