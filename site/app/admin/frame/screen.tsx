import type { ReactNode } from 'react';
import type { ClientActionFunctionArgs, LoaderFunctionArgs, ShouldRevalidateFunctionArgs } from 'react-router';
import type { Hydration } from '#app/layout/page-scripts.tsx';
import { personalHeaders } from '#app/personal-pages.ts';
import { type SiteContext, siteContext } from '#app/site-context.ts';
import type { ViewKey } from '#ui/admin/kinds.ts';
import { type ActionResult, answerOrFault } from '../actions/action-result.ts';
import { inquiryList, onlyOpens } from '../listing/listing.ts';
import { AdminFrame } from './admin-frame.tsx';
import { type AdminData, answerPage, changesPage, keepPageOnFault } from './answer-page.ts';
import type { AdminState } from './read-page.ts';

/**
 * The exports that all screens' routes share. Each route adds its query (`screenLoader`), its head (`screenHead`) and
 * its view (`screen`).
 */
export const handle: Hydration = { hydrate: 'at once' };

export const headers = () => personalHeaders;

export const clientAction = ({ serverAction }: ClientActionFunctionArgs) => answerOrFault(serverAction<ActionResult>);

type ClientLoad = { serverLoader: () => Promise<AdminData<unknown>>; request: Request };
export const clientLoader = ({ serverLoader, request }: ClientLoad) => keepPageOnFault(serverLoader, request);

/** Skips the reload if a navigation only opens another inquiry of the same page. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  changesPage(change) ?? (!onlyOpens(inquiryList, change.currentUrl, change.nextUrl) && change.defaultShouldRevalidate);

export const screenLoader =
  <Content,>(load: (site: SiteContext, query: URLSearchParams) => Promise<AdminState<Content>>) =>
  async ({ context, url }: LoaderFunctionArgs) => {
    const site = context.get(siteContext);
    return answerPage(site, await load(site, url.searchParams));
  };

type ScreenProps<Content> = { loaderData: AdminData<Content>; actionData?: ActionResult | undefined };

export const screen = <Content,>(view: ViewKey, show: (content: Content, now: number) => ReactNode) =>
  function Screen({ loaderData, actionData }: ScreenProps<Content>) {
    return (
      <AdminFrame view={view} data={loaderData} answer={actionData}>
        {show}
      </AdminFrame>
    );
  };

export type ContentOf<Load extends (...args: never[]) => Promise<AdminState<unknown>>> = Extract<
  Awaited<ReturnType<Load>>,
  { view: 'page' }
>['content'];
