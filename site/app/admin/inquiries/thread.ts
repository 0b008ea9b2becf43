import { data } from 'react-router';
import { personalHeaders } from '#app/personal-pages.ts';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/thread.ts';
import { loadThread, noThread } from './load-thread.ts';

/** Loads an inquiry's thread, for a page that opened the inquiry without a reload. */
export const loader = async ({ context, params: { id } }: Route.LoaderArgs) =>
  data(await loadThread(context.get(siteContext), id), { headers: personalHeaders });

/** A failed load leaves the page, and what is typed in it, as it is. */
export const clientLoader = ({ serverLoader, params: { id } }: Route.ClientLoaderArgs) =>
  serverLoader().catch(() => noThread(id));
