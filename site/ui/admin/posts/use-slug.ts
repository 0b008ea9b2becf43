import { slugOf } from '@agency/api/contract/blog';
import { type RefObject, useEffect, useState } from 'react';
import { enterText } from '#ui/field/enter-text.ts';

/**
 * Derives the field `slug` of a new record from `title`, until the admin edits the slug.
 *
 * @param place the element that contains the field.
 */
export function useSlug(place: RefObject<HTMLElement | null>, title: string, isNew: boolean): void {
  // The form may open with a title and its slug, if they are in a working copy.
  const [last, setLast] = useState(() => slugOf(title));
  useEffect(() => {
    const input = place.current?.querySelector('input[name="slug"]');
    if (!isNew || !(input instanceof HTMLInputElement) || input.value !== last) return;
    const slug = slugOf(title);
    if (slug === last) return;
    setLast(slug);
    enterText(input, slug);
  }, [place, isNew, title, last]);
}
