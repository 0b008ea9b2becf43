import { personalHeaders } from '#app/personal-pages.ts';
import { siteContext } from '#app/site-context.ts';
import { mediaAssetKind } from '#ui/admin/media/media-asset.ts';
import type { LoadPictures } from '#ui/admin/media/picture-picker.tsx';
import type { Route } from './+types/pictures.ts';

const path = '/admin/pictures';
/** How many are offered. */
const most = 24;

/** The newest pictures of the library as JSON, for a form that is open. */
export async function loader({ context }: Route.LoaderArgs) {
  const { query } = mediaAssetKind.list;
  if (!query) throw new Error('The library is read as a list.');
  const { mediaAssets } = await context.get(siteContext).queryApi(query, { first: most, after: null });
  return Response.json(mediaAssets?.edges.map(({ node }) => node) ?? [], { headers: personalHeaders });
}

/** Loads them in the browser. */
export const loadPictures: LoadPictures = async () => {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`The pictures came with the status ${answer.status}.`);
  return answer.json();
};
