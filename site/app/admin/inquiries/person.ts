import { limits } from '@agency/api/contract/limits';
import { data } from 'react-router';
import { personalHeaders } from '#app/personal-pages.ts';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/person.ts';
import { loadPerson, notLoaded } from './load-person.ts';

const emailIn = (query: URLSearchParams) => (query.get('email') ?? '').slice(0, limits.email.max);

/** Loads what is known about an email address, for the column beside an inquiry. */
export const loader = async ({ context, url }: Route.LoaderArgs) =>
  data(await loadPerson(context.get(siteContext), emailIn(url.searchParams)), { headers: personalHeaders });

/** Returns a failure instead of throwing, because an error would replace the page. */
export const clientLoader = ({ serverLoader, request }: Route.ClientLoaderArgs) =>
  serverLoader().catch(() => notLoaded(emailIn(new URL(request.url).searchParams)));
