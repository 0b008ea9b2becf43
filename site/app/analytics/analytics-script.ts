import { countVisits } from './analytics.ts';

/** Inlined in every public page while visits are counted, with the configuration in the script's `data-config`. */
void countVisits(JSON.parse(document.currentScript?.dataset.config ?? ''));
