import { errorCodes } from '@agency/api/contract/errors';
import { graphql } from '@agency/api/typed-graphql';
import { data } from 'react-router';
import { personalHeaders } from '#app/personal-pages.ts';
import { siteContext } from '#app/site-context.ts';
import type { Route } from './+types/arrivals.ts';

const arrivalsQuery = graphql(`
  query Arrivals {
    contactSubmissions(first: 20, search: "is:new") {
      edges {
        node {
          id
          name
          service
          createdAt
        }
      }
    }
  }
`);

export type Arrival = { id: string; name: string; service: string; createdAt: string };

/** Returns the newest inquiries in the state `new`, for notifications. Null without a session, or if the API fails. */
export async function loader({ context }: Route.LoaderArgs) {
  const { queryApi, logError } = context.get(siteContext);
  const answer = (latest: Arrival[] | null) => data({ latest }, { headers: personalHeaders });
  try {
    return answer((await queryApi(arrivalsQuery, {})).contactSubmissions.edges.map(({ node }) => node));
  } catch (error) {
    if ((error as { code?: string }).code !== errorCodes.unauthenticated) logError(error);
    return answer(null);
  }
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) =>
  serverLoader().catch(() => ({ latest: null }));
