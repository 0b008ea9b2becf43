import { hydrateOnApproach } from './hydrate-on-approach.ts';

// Stands only in documents that hold a plan for it (`layout/page-scripts.tsx`).
hydrateOnApproach();
