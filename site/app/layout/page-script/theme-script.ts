import { applyTheme } from './theme.ts';

// Stands first in every document (`app/root.tsx`), so that no page is drawn in the wrong theme before the right one.
applyTheme();
