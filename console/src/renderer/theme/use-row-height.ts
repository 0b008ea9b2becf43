import { useLayout } from '@agency/site/ui/admin/layout/layout-store.ts';
import { rowHeights } from './density.ts';

export const useRowHeight = (): number => useLayout(({ rows }) => rowHeights[rows]);
