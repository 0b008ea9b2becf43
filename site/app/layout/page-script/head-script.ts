import { applyTheme, chooseComingParts } from './theme.ts';
import { directTransitions } from './transitions.ts';

// Stands first in every document (`app/root.tsx`), so that no page is drawn in the wrong theme before the right one, and none
// comes in from the wrong side.
applyTheme();
chooseComingParts();
directTransitions();
