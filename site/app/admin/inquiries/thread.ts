import { data } from 'react-router';
import { personalHeaders } from '#app/personal-pages.ts';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/thread.ts';
import { loadThread, noThread } from './load-thread.ts';

/** Loads the thread of an inquiry that is opened within the page. */
export const loader = async ({ context, params: { id } }: Route.LoaderArgs) =>
  data(await loadThread(context.get(siteContext), id), { headers: personalHeaders });

/** Returns `noThread` after a failure, because a thrown error would replace the page and what is typed in it. */
export const clientLoader = ({ serverLoader, params: { id } }: Route.ClientLoaderArgs) =>
  serverLoader().catch(() => noThread(id));
