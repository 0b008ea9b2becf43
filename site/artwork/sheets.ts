import { accessibilityBuyingCriterion } from './blog/accessibility-buying-criterion.ts';
import { apiIntegrationRunningCosts } from './blog/api-integration-running-costs.ts';
import { briefAWebAgency } from './blog/brief-a-web-agency.ts';
import { firstProcessToAutomate } from './blog/first-process-to-automate.ts';
import { imagesCheapestSpeed } from './blog/images-cheapest-speed.ts';
import { invoicesLandInSpam } from './blog/invoices-land-in-spam.ts';
import { moveSiteKeepSearchTraffic } from './blog/move-site-keep-search-traffic.ts';
import { pageBuilderHeadlessClassicTheme } from './blog/page-builder-headless-classic-theme.ts';
import { restoreIsTheProduct } from './blog/restore-is-the-product.ts';
import { shopifyPlusWhenItPays } from './blog/shopify-plus-when-it-pays.ts';
import { whatASlowSiteCosts } from './blog/what-a-slow-site-costs.ts';
import { wordpressMaintenanceMonth } from './blog/wordpress-maintenance-month.ts';
import type { Picture } from './kit/frame.ts';
import { alderStreetDental } from './portfolio/alder-street-dental.ts';
import { cobbleCargoBikes } from './portfolio/cobble-cargo-bikes.ts';
import { eso } from './portfolio/eso.ts';
import { hatchOstrowSurveyors } from './portfolio/hatch-ostrow-surveyors.ts';
import { kilnAndDaughter } from './portfolio/kiln-and-daughter.ts';
import { pellHarborMarine } from './portfolio/pell-harbor-marine.ts';
import { redBullEnterprise } from './portfolio/red-bull-enterprise.ts';
import { threeRiversLibrary } from './portfolio/three-rivers-library.ts';
import { wellnessBrand } from './portfolio/wellness-brand.ts';

/** Every picture, by the path that its canonical URL has below `/images/`, without the ending. */
export const pictures: Record<string, Picture> = {
  'portfolio/wellness-brand': wellnessBrand,
  'portfolio/eso': eso,
  'portfolio/red-bull-enterprise': redBullEnterprise,
  'portfolio/pell-harbor-marine': pellHarborMarine,
  'portfolio/three-rivers-library': threeRiversLibrary,
  'portfolio/alder-street-dental': alderStreetDental,
  'portfolio/kiln-and-daughter': kilnAndDaughter,
  'portfolio/cobble-cargo-bikes': cobbleCargoBikes,
  'portfolio/hatch-ostrow-surveyors': hatchOstrowSurveyors,
  'blog/what-a-slow-site-costs': whatASlowSiteCosts,
  'blog/brief-a-web-agency': briefAWebAgency,
  'blog/wordpress-maintenance-month': wordpressMaintenanceMonth,
  'blog/shopify-plus-when-it-pays': shopifyPlusWhenItPays,
  'blog/move-site-keep-search-traffic': moveSiteKeepSearchTraffic,
  'blog/invoices-land-in-spam': invoicesLandInSpam,
  'blog/api-integration-running-costs': apiIntegrationRunningCosts,
  'blog/accessibility-buying-criterion': accessibilityBuyingCriterion,
  'blog/images-cheapest-speed': imagesCheapestSpeed,
  'blog/restore-is-the-product': restoreIsTheProduct,
  'blog/first-process-to-automate': firstProcessToAutomate,
  'blog/page-builder-headless-classic-theme': pageBuilderHeadlessClassicTheme,
};
