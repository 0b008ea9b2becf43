import { countVisits } from './analytics.ts';

/** Inlined in every public page if analytics are configured. The configuration is in the script's `data-config`. */
void countVisits(JSON.parse(document.currentScript?.dataset.config ?? ''));
