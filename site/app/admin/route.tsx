import type { MetaDescriptor, ShouldRevalidateFunctionArgs } from 'react-router';
import type { Hydration } from '#app/layout/page-scripts.tsx';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/route.ts';
import { answerOrFault } from './actions/action-result.ts';
import { runIntent } from './actions/run-intent.ts';
import { loadDashboard } from './dashboard/load-dashboard.ts';
import { AdminFrame } from './frame/admin-frame.tsx';
import { adminHead, answerPage, changesPage, standByPage } from './frame/answer-page.ts';
import { Inquiries } from './inquiries/inquiries.tsx';
import { inquiryList, onlyOpens, readListing } from './listing/listing.ts';
import { UndeliveredMails } from './mails/undelivered-mails.tsx';
import { PortfolioSection } from './portfolio/portfolio-section.tsx';
import { privatePage } from './private-page.ts';

export const handle: Hydration = { hydrate: 'at once' };

export async function loader({ context, url }: Route.LoaderArgs) {
  const site = context.get(siteContext);
  return answerPage(site, await loadDashboard(site, readListing(inquiryList, url.searchParams)));
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => standByPage(serverLoader);

export const action = ({ context, request, url }: Route.ActionArgs) =>
  runIntent(request, url, context.get(siteContext));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => answerOrFault(serverAction);

/** To open another inquiry of the page at hand, nothing need be read. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  changesPage(change) ?? !onlyOpens(inquiryList, change.currentUrl, change.nextUrl);

export const headers = () => privatePage;

export function meta({ matches, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return adminHead(matches[0].loaderData, loaderData, 'Dashboard');
}

/** Everything the admin keeps, on one page: what came in, then what is shown to visitors. */
export default function Admin({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminFrame data={loaderData} answer={actionData} title="Dashboard" subject="The dashboard">
      {({ inquiries, portfolio, mails }, now) => (
        <>
          <UndeliveredMails
            mails={mails.items}
            total={mails.total}
            now={now}
            next={() => document.getElementById('inquiries')}
          />
          <Inquiries page={inquiries} now={now} />
          <PortfolioSection page={portfolio} />
        </>
      )}
    </AdminFrame>
  );
}
