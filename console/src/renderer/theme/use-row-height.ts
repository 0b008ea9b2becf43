import { useLayout } from '@agency/site/ui/admin/layout/layout-store.ts';
import { rowHeights } from './density.ts';

/** The height of one row of the inbox, in px. */
export const useRowHeight = (): number => useLayout(({ rows }) => rowHeights[rows]);
