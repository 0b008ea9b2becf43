import { data, isRouteErrorResponse, type MetaDescriptor, type ShouldRevalidateFunctionArgs } from 'react-router';
import { pageHead } from '#app/page-head/page-head.ts';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/route.ts';
import type { Answer } from './actions/answer.ts';
import { runIntent } from './actions/run-intent.ts';
import { settle } from './actions/settle.ts';
import { Dashboard } from './dashboard/dashboard.tsx';
import { DashboardFault } from './dashboard/dashboard-fault.tsx';
import { useKeptDashboard } from './dashboard/use-kept-dashboard.ts';
import { onlyOpensEnquiry, readListing } from './listing.ts';
import { type AdminState, loadDashboard } from './load-dashboard.ts';
import { readNotice, takeNoticeAway } from './notice-cookie.ts';
import type { NoticeName } from './notices.ts';
import { privatePage } from './private-page.ts';
import { SessionEnded } from './sign-in/session-ended.tsx';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { useNotice } from './use-notice.ts';

type AdminData = { state: AdminState; notice: NoticeName | null };

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const notice = await readNotice(request);
  const state = await loadDashboard(context.get(siteContext), readListing(url.searchParams));
  return data<AdminData>(
    { state, notice },
    {
      status: state.view === 'fault' ? 503 : 200,
      headers: notice ? { 'Set-Cookie': await takeNoticeAway() } : undefined,
    },
  );
}

/** A reading that fails while the page stands becomes a fault beside what was read before, not an error in its place. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<AdminData> {
  try {
    return await serverLoader();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) throw error;
    return { state: { view: 'fault' }, notice: null };
  }
}

export const action = ({ context, request, url }: Route.ActionArgs) =>
  runIntent(request, url, context.get(siteContext));

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => settle(serverAction);

/** What was refused has changed nothing; and to open another enquiry of the page at hand, nothing need be read. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod, actionResult }: ShouldRevalidateFunctionArgs) {
  const status = (actionResult as Answer | undefined)?.status;
  if (formMethod === 'POST') return status !== 'refused' && status !== 'fault';
  return !onlyOpensEnquiry(currentUrl, nextUrl);
}

export const headers = () => privatePage;

export function meta({ matches, loaderData }: Route.MetaArgs): MetaDescriptor[] {
  return pageHead(matches[0].loaderData, {
    title: loaderData?.state.view === 'dashboard' ? 'Dashboard' : 'Admin login',
    description: 'The place where the agency keeps its site.',
    hidden: true,
  });
}

export default function Admin({ loaderData: { state, notice }, actionData }: Route.ComponentProps) {
  useNotice(notice);
  const dashboard = useKeptDashboard(state, notice);
  if (!dashboard) return state.view === 'fault' ? <DashboardFault /> : <SignInPage answer={actionData} />;
  return (
    <>
      <Dashboard dashboard={dashboard} stale={state.view === 'fault'} answer={actionData} />
      <SessionEnded reading={state.view === 'sign-in' ? state : null} username={dashboard.username} />
    </>
  );
}
