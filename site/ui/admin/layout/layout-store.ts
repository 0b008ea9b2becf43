import { useEffect, useLayoutEffect } from 'react';
import { z } from 'zod';
import { create } from 'zustand';

/** How the admin lays out lists. The device remembers it, and no server knows it. */
const layoutSchema = z.object({
  rows: z.enum(['comfortable', 'compact']).catch('comfortable'),
  /** The width of a list beside its reader, in px; null = as the style sheet has it. */
  listWidth: z.int().min(200).max(2_000).nullable().catch(null),
});
type Layout = z.output<typeof layoutSchema>;

const key = 'admin-layout';
const initial = layoutSchema.parse({});

export const useLayout = create<Layout>(() => initial);

/** Applies a change and remembers it. Without access to the browser's storage it lasts until the page is left. */
export function setLayout(change: Partial<Layout>): void {
  useLayout.setState(change);
  try {
    localStorage.setItem(key, JSON.stringify(useLayout.getState()));
  } catch {
    // Storage is closed or full: the page has the change.
  }
}

/** The other density of rows. */
export const toggleRows = (): void =>
  setLayout({ rows: useLayout.getState().rows === 'compact' ? 'comfortable' : 'compact' });

/** What toggling the rows' density does. */
export const rowsLabel = (): string => (useLayout.getState().rows === 'compact' ? 'Comfortable rows' : 'Compact rows');

function readLayout(): Layout {
  try {
    return layoutSchema.catch(initial).parse(JSON.parse(localStorage.getItem(key) ?? '{}'));
  } catch {
    return initial;
  }
}

/** Lays out the page as the admin chose, here or in another window. */
export function useLayoutOfPage(): void {
  const { rows, listWidth } = useLayout();
  useLayoutEffect(() => {
    const read = () => useLayout.setState(readLayout());
    read();
    window.addEventListener('storage', read);
    return () => window.removeEventListener('storage', read);
  }, []);
  useLayoutEffect(() => {
    const { dataset, style } = document.documentElement;
    dataset.rows = rows;
    if (listWidth === null) style.removeProperty('--list-width');
    else style.setProperty('--list-width', `${listWidth}px`);
  }, [rows, listWidth]);
  useEffect(
    () => () => {
      delete document.documentElement.dataset.rows;
      document.documentElement.style.removeProperty('--list-width');
    },
    [],
  );
}
