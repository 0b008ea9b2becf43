import { keepEarlyPresses } from './early-presses.ts';

// Part of documents that load the framework at once (`layout/page-scripts.tsx`), before it.
keepEarlyPresses();
