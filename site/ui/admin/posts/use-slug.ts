import { slugOf } from '@agency/api/contract/blog';
import { type RefObject, useEffect, useState } from 'react';
import { enterText } from '#ui/field/enter-text.ts';

/**
 * Lets the field `slug` of a new record follow its title, until somebody writes another.
 *
 * @param place what the field is in.
 */
export function useSlug(place: RefObject<HTMLElement | null>, title: string, isNew: boolean): void {
  const [last, setLast] = useState('');
  useEffect(() => {
    const input = place.current?.querySelector('input[name="slug"]');
    if (!isNew || !(input instanceof HTMLInputElement) || input.value !== last) return;
    const slug = slugOf(title);
    if (slug === last) return;
    setLast(slug);
    enterText(input, slug);
  }, [place, isNew, title, last]);
}
