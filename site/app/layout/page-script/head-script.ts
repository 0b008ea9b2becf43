import { applyTheme, chooseComingParts } from './theme.ts';
import { directTransitions } from './transitions.ts';

// First in every document (`app/root.tsx`), so that no page shows the wrong theme first, or enters from the wrong side.
applyTheme();
chooseComingParts();
directTransitions();
