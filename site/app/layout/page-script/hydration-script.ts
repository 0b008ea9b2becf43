import { hydrateOnApproach } from './hydrate-on-approach.ts';

// Runs only in documents with a hydration plan (`layout/page-scripts.tsx`).
hydrateOnApproach();
