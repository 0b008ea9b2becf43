import { useEffect, useLayoutEffect } from 'react';
import { z } from 'zod';
import { create } from 'zustand';
import { tryStorage } from '#ui/try-storage.ts';

/** The layout of the admin's lists, stored only in this browser or console. */
const layoutSchema = z.object({
  rows: z.enum(['comfortable', 'compact']).catch('comfortable'),
  /** The width of a list next to its reader, in px; null for the width in the style sheet. */
  listWidth: z.int().min(200).max(2_000).nullable().catch(null),
});
type Layout = z.output<typeof layoutSchema>;

const key = 'admin-layout';
const initial = layoutSchema.parse({});

export const useLayout = create<Layout>(() => initial);

/** Applies a change and stores it. Without storage, the change lasts until the page is closed. */
export function setLayout(change: Partial<Layout>): void {
  useLayout.setState(change);
  tryStorage(() => localStorage.setItem(key, JSON.stringify(useLayout.getState())));
}

export const toggleRows = (): void =>
  setLayout({ rows: useLayout.getState().rows === 'compact' ? 'comfortable' : 'compact' });

export const rowsLabel = (): string => (useLayout.getState().rows === 'compact' ? 'Comfortable rows' : 'Compact rows');

const readLayout = (): Layout =>
  tryStorage(() => layoutSchema.parse(JSON.parse(localStorage.getItem(key) ?? '{}'))) ?? initial;

/** Applies the layout to the page, also when another window changes the layout. */
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
