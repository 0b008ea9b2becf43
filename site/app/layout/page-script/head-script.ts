import { applyTheme, chooseComingParts } from './theme.ts';
import { directTransitions } from './transitions.ts';

// Runs first in every document (`app/root.tsx`), so that no page is painted in the wrong theme.
applyTheme();
chooseComingParts();
directTransitions();
