import { data, isRouteErrorResponse, type ShouldRevalidateFunctionArgs } from 'react-router';
import { type PageHead, pageHead } from '#app/page-head/page-head.ts';
import type { SiteContext } from '#app/site-context.ts';
import { titleOfView, type ViewKey } from '#ui/admin/kinds.ts';
import type { ActionResult } from '../actions/action-result.ts';
import { type NoticeName, readNotice } from './notices.ts';
import type { AdminState } from './read-page.ts';

/** What an admin loader returns: its page, and the notice that a redirect left for this page. */
export type AdminData<Content> = { state: AdminState<Content>; notice: NoticeName | null };

/** Returns a loader's result as a response with the matching HTTP status, and clears the notice's cookie. */
export function answerPage<Content>({ cookies }: SiteContext, state: AdminState<Content>) {
  const notice = readNotice(cookies);
  return data<AdminData<Content>>(
    { state, notice },
    {
      status: state.view === 'fault' ? 503 : 200,
      headers: notice ? { 'Set-Cookie': cookies.clear('admin-notice') } : undefined,
    },
  );
}

/**
 * Turns a failed load into a fault. The earlier page then stays, because it may have unsaved text. A 404 with data
 * means that the record was deleted. If its page is open, returns that data, so that the page stays.
 * @throws redirects and other 404s.
 */
export async function keepPageOnFault<Content>(
  serverLoader: () => Promise<AdminData<Content>>,
  { url }: Request,
): Promise<AdminData<Content>> {
  try {
    return await serverLoader();
  } catch (error) {
    if (isRouteErrorResponse(error) && error.status === 404) {
      const isShown = url === location.href.replace(/#.*/, '');
      if (error.data && isShown) return error.data;
      throw error;
    }
    // Rethrows a redirect.
    if (error instanceof Response) throw error;
    return { state: { view: 'fault' }, notice: null };
  }
}

/**
 * Returns whether the page must be reloaded after a form was sent: false after a refusal or a fault. Null if no form
 * was sent.
 */
export function changesPage({ formMethod, actionResult }: ShouldRevalidateFunctionArgs): boolean | null {
  if (formMethod !== 'POST') return null;
  const status = (actionResult as ActionResult | undefined)?.status;
  return status !== 'refused' && status !== 'fault';
}

/** Returns the head of an admin page. Its title is the view's name, or `Admin login` if no page is shown. */
export function screenHead(view: ViewKey, { matches: [{ loaderData: site }], loaderData }: HeadArgs) {
  const head: PageHead = {
    title: loaderData?.state.view === 'page' ? titleOfView(view) : 'Admin login',
    description: 'The agency’s admin area.',
    hidden: true,
  };
  return pageHead(site, head);
}

type HeadArgs = {
  matches: readonly [{ loaderData: Parameters<typeof pageHead>[0] }, ...unknown[]];
  loaderData: AdminData<unknown> | undefined;
};
