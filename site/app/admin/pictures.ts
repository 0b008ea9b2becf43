import { errorCodes } from '@agency/api/contract/errors';
import { personalHeaders } from '#app/personal-pages.ts';
import { siteContext } from '#app/site-context.ts';
import { type MediaAsset, newestPicturesQuery } from '#ui/admin/media/media-asset.ts';
import { type LoadPictures, mostOffered } from '#ui/admin/media/picture-picker.tsx';
import type { Route } from './+types/pictures.ts';

const path = '/admin/pictures';

/** The newest pictures of the library as JSON, for a form that is open; 401 without a session. */
export async function loader({ context }: Route.LoaderArgs) {
  const { queryApi } = context.get(siteContext);
  const answer = (pictures: readonly MediaAsset[], status: number) =>
    Response.json(pictures, { status, headers: personalHeaders });
  try {
    const { mediaAssets } = await queryApi(newestPicturesQuery, { first: mostOffered });
    return answer(mediaAssets?.edges.map(({ node }) => node) ?? [], 200);
  } catch (error) {
    if ((error as { code?: string }).code !== errorCodes.unauthenticated) throw error;
    return answer([], 401);
  }
}

/** Loads them in the browser. */
export const loadPictures: LoadPictures = async () => {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`The pictures came with the status ${answer.status}.`);
  return answer.json();
};
