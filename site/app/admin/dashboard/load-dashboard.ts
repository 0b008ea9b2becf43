import { countLimit } from '@agency/api/contract/contact';
import { dashboardQuery, type EditableProject, type Inquiry, type UndeliveredMail } from '#app/graphql/admin.ts';
import { type Page, pageOf } from '#app/graphql/list-page.ts';
import type { SiteContext } from '#app/site-context.ts';
import { readPage } from '../frame/read-page.ts';
import { type ItemPage, itemPage, pageVariables } from '../listing/item-page.ts';
import type { Listing } from '../listing/listing.ts';

const pageSizes = { projects: 24, mails: 10 };

export type Dashboard = {
  inquiries: ItemPage<Inquiry>;
  projects: Page<EditableProject>;
  mails: { items: UndeliveredMail[]; more: boolean };
};

/** Reads everything the dashboard shows in one query. */
export const loadDashboard = (site: SiteContext, listing: Listing) =>
  readPage<Dashboard>(site, async () => {
    const variables = pageVariables(listing);
    const { contactSubmissions, portfolioItems, undeliveredMails, ...navigation } = await site.queryApi(
      dashboardQuery,
      {
        ...variables,
        countLimit: countLimit(variables.search),
        projects: pageSizes.projects,
        projectsAfter: listing.projects,
        mails: pageSizes.mails,
      },
    );
    return {
      navigation,
      content: {
        inquiries: itemPage(contactSubmissions),
        projects: pageOf(portfolioItems),
        mails: {
          items: undeliveredMails.edges.map(({ node }) => node),
          more: undeliveredMails.pageInfo.hasNextPage,
        },
      },
    };
  });
