import { keepEarlyPresses } from './early-presses.ts';

// Stands in documents that load the framework at once (`layout/page-scripts.tsx`), before it.
keepEarlyPresses();
