// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { BoundControl } from '#ui/field/fields.tsx';
import { SearchFields } from './search-fields.tsx';

test.each([
  [
    'is the picture itself if it was uploaded',
    `/media/${'a'.repeat(32)}/1600.webp`,
    `/media/${'a'.repeat(32)}/1600.webp`,
  ],
  ['is the agency’s picture for other WebPs', '/images/mine.webp', '/og-image.jpg'],
])('the preview of a shared link %s', async (_what, picture, path) => {
  const bind = (name: string) => ({ field: { id: name, name } }) as BoundControl;
  const labels = { seoTitle: 'Title', seoDescription: 'Description' };
  const shown = { path: '/case-studies/a', title: 'A', description: 'B', picture };
  const { container } = render(<SearchFields bind={bind} values={{}} labels={labels} {...shown} />);
  await waitFor(() => expect(container.querySelector('img')?.src).toBe(new URL(path, location.origin).href));
});
