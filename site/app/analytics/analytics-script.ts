import { countVisits } from './analytics.ts';

/** Part of every page's document while visits are counted, with the configuration beside it. */
void countVisits(JSON.parse(document.currentScript?.dataset.config ?? ''));
