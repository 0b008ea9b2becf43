import { buildSiteIfStale } from '../../site/server/build-site.ts';

/** Builds the site beside the unit tests, so that the journeys' server needs not. */
await buildSiteIfStale((step) => console.log(`${step}...`));
