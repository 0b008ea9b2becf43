import { useEffect } from 'react';
import type { PaletteEntry, PaletteGroup } from '#ui/admin/palette/palette.tsx';

/** The palette's entries from components of the current screen, by heading. */
const offered = new Map<string, readonly PaletteEntry[]>();

/** Adds commands or records to the palette while the component is mounted. */
export function usePaletteGroup(heading: string, entries: readonly PaletteEntry[]): void {
  useEffect(() => {
    offered.set(heading, entries);
  });
  useEffect(() => () => void offered.delete(heading), [heading]);
}

export const offeredGroups = (): PaletteGroup[] => [...offered].map(([heading, entries]) => ({ heading, entries }));
