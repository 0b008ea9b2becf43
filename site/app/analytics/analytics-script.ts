import { countVisits } from './analytics.ts';

/** Stands in the document of every page while visits are counted, with the configuration beside it. */
void countVisits(JSON.parse(document.currentScript?.dataset.config ?? ''));
