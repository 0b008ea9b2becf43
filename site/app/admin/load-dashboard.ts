import { errorCodes } from '@agency/api/contract/errors/error-codes';
import { limits } from '@agency/api/contract/limits/limits';
import { data } from 'react-router';
import { dashboardQuery, type Enquiry, type UndeliveredMail } from '#app/graphql/admin.ts';
import { type Page, pageOf } from '#app/graphql/page-of.ts';
import type { Project } from '#app/graphql/portfolio.ts';
import type { SiteContext } from '#app/site-context.ts';
import type { Listing } from './listing.ts';

const pageSizes = { enquiries: limits.page.default, projects: 24, mails: 10 };

/** One page of the enquiries; `newer` and `older` are the cursors of the pages beside it. */
export type EnquiryPage = { items: Enquiry[]; total: number; newer: string | null; older: string | null };

export type Dashboard = {
  view: 'dashboard';
  username: string;
  /** When this was read; ages are counted from it, so that server and browser write the same. */
  now: string;
  enquiries: EnquiryPage;
  projects: Page<Project>;
  mails: { items: UndeliveredMail[]; more: boolean };
};

/** What `/admin` has to show: the dashboard, the form that leads to it, or that the API did not answer. */
export type AdminState = Dashboard | { view: 'sign-in' } | { view: 'fault' };

/** Reads everything the dashboard shows in one query, which also says whether anybody is signed in. */
export async function loadDashboard({ queryApi, logError }: SiteContext, listing: Listing): Promise<AdminState> {
  try {
    const { session, contactSubmissions, portfolioItems, undeliveredMails } = await queryApi(dashboardQuery, {
      ...enquiryPage(listing),
      search: listing.q || null,
      projects: pageSizes.projects,
      projectsAfter: listing.projects,
      mails: pageSizes.mails,
    });
    if (!session) return { view: 'sign-in' };
    const { pageInfo } = contactSubmissions;
    return {
      view: 'dashboard',
      username: session.user.username,
      now: new Date().toISOString(),
      enquiries: {
        items: contactSubmissions.edges.map(({ node }) => node),
        total: contactSubmissions.totalCount,
        newer: pageInfo.hasPreviousPage ? pageInfo.startCursor : null,
        older: pageInfo.hasNextPage ? pageInfo.endCursor : null,
      },
      projects: pageOf(portfolioItems),
      mails: {
        items: undeliveredMails.edges.map(({ node }) => node),
        more: undeliveredMails.pageInfo.hasNextPage,
      },
    };
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === errorCodes.unauthenticated) return { view: 'sign-in' };
    // A cursor in the address was made up.
    if (code === errorCodes.badInput) throw data(null, { status: 404 });
    logError(error);
    return { view: 'fault' };
  }
}

function enquiryPage({ after, before }: Listing) {
  if (after) return { first: pageSizes.enquiries, after };
  return before ? { last: pageSizes.enquiries, before } : { first: pageSizes.enquiries };
}
