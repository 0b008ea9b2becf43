import { applyTheme, chooseComingParts } from './theme.ts';
import { directTransitions } from './transitions.ts';

// Runs first in every document (`app/root.tsx`), so that no page flashes the wrong theme or enters from the wrong side.
applyTheme();
chooseComingParts();
directTransitions();
