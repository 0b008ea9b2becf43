import { keepEarlyPresses } from './early-presses.ts';

// Runs before the framework, in documents that load the framework at once (`layout/page-scripts.tsx`).
keepEarlyPresses();
