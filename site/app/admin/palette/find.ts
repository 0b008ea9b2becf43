import { errorCodes } from '@agency/api/contract/errors';
import { limits } from '@agency/api/contract/limits';
import { graphql } from '@agency/api/typed-graphql';
import { data } from 'react-router';
import { personalHeaders } from '#app/personal-pages.ts';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/find.ts';

const findQuery = graphql(`
  query FindInquiries($search: String!) {
    contactSubmissions(first: 8, search: $search) {
      edges {
        node {
          id
          name
          company
          service
        }
      }
    }
  }
`);

type Found = { id: string; name: string; company: string | null; service: string };

/** Returns the first 8 inquiries that the inbox's search finds for the URL's `q`. Returns none if the search fails. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { queryApi, logError } = context.get(siteContext);
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, limits.search.max);
  const answer = (found: Found[]) => data({ q, found }, { headers: personalHeaders });
  if (!q) return answer([]);
  try {
    const { contactSubmissions } = await queryApi(findQuery, { search: q });
    return answer(contactSubmissions.edges.map(({ node }) => ({ ...node, company: node.company ?? null })));
  } catch (error) {
    if ((error as { code?: string }).code !== errorCodes.unauthenticated) logError(error);
    return answer([]);
  }
}

/** Without this, React Router would repeat the search after each action and reload. */
export const shouldRevalidate = () => false;

/** If the request fails, returns no inquiries, because an error would replace the page. */
export const clientLoader = ({ serverLoader, url }: Route.ClientLoaderArgs) =>
  serverLoader().catch(() => ({ q: url.searchParams.get('q') ?? '', found: [] as Found[] }));
