import { hydrateOnApproach } from './hydrate-on-approach.ts';

// Only in documents with a plan for it (`layout/page-scripts.tsx`).
hydrateOnApproach();
