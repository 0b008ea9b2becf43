// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useSlug } from './use-slug.ts';

function Fields({ title }: { title: string }) {
  const place = useRef<HTMLDivElement>(null);
  useSlug(place, title, true);
  return (
    <div ref={place}>
      <input name="slug" aria-label="Slug" defaultValue="how" />
    </div>
  );
}

test('the slug of a new post still follows the title after a reload', () => {
  const { rerender } = render(<Fields title="How" />);
  rerender(<Fields title="How to brief an agency" />);
  expect(screen.getByLabelText<HTMLInputElement>('Slug').value).toBe('how-to-brief-an-agency');
});
