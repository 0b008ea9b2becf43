import { type MediaAsset, mediaAssetKind } from '@agency/site/ui/admin/media/media-asset.ts';
import type { ApolloClient } from '@apollo/client';

/** How many are offered. */
const most = 24;

/** The newest pictures of the library, for a form that is open. */
export async function loadNewest(client: ApolloClient): Promise<readonly MediaAsset[]> {
  const { query } = mediaAssetKind.list;
  if (!query) throw new Error('The library is read as a list.');
  const { data } = await client.query({ query, variables: { first: most }, fetchPolicy: 'no-cache' });
  return data?.mediaAssets?.edges.map(({ node }) => node) ?? [];
}
