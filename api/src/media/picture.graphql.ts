import { mediaPath, parseMediaPath } from '#api/contract/media.ts';
import { shareWidth } from '#api/contract/renditions.ts';
import { builder } from '#api/graphql/builder.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { foundTogether } from '#api/graphql/cost.ts';

type Facts = {
  hash: string;
  alt: string | null;
  decorative: boolean;
  width: number;
  height: number;
  shareHeight: number | null;
  color: string;
  focalX: number;
  focalY: number;
};

const factsTogether = foundTogether(async (database, hashes) => {
  const found = await database.mediaAsset.findMany({
    where: { hash: { in: [...hashes] } },
    omit: { searchText: true },
  });
  return found.map((facts) => ({ ...facts, id: facts.hash }));
});

const SharePicture = builder.objectRef<{ url: string; width: number; height: number }>('SharePicture').implement({
  description:
    'The version of an uploaded picture for the previews of shared links. A JPEG, because every link preview can show that format.',
  fields: (t) => ({
    url: t.exposeString('url', { description: 'Its path on the site.' }),
    width: t.exposeInt('width', { description: 'Its width in pixels, at most 1200.' }),
    height: t.exposeInt('height', { description: 'Its height in pixels.' }),
  }),
});

export const Picture = builder.objectRef<Facts>('Picture').implement({
  description: 'The data of an uploaded picture that pages need to show it.',
  fields: (t) => ({
    alt: t.string({
      nullable: true,
      description:
        'What it shows. Empty if the text next to it already says everything that it shows. Null if nobody has described it.',
      resolve: ({ alt, decorative }) => (decorative ? '' : alt),
    }),
    width: t.exposeInt('width', { description: 'The width of the largest rendition in pixels.' }),
    height: t.exposeInt('height', { description: 'The height of the largest rendition in pixels.' }),
    share: t.field({
      type: SharePicture,
      nullable: true,
      description: 'Its share picture. Null for an earlier upload until housekeeping makes it.',
      resolve: ({ hash, shareHeight, ...picture }) => {
        const width = shareWidth(picture.width);
        return shareHeight === null ? null : { url: mediaPath(hash, width, 'jpeg'), width, height: shareHeight };
      },
    }),
    color: t.exposeString('color', { description: 'The dominant color, such as `#a0b0c0`.' }),
    focalX: t.exposeInt('focalX', { description: 'The point that stays visible in a crop: percent from the left.' }),
    focalY: t.exposeInt('focalY', { description: 'The point that stays visible in a crop: percent from the top.' }),
  }),
});

/** Finds the library's picture at a URL. Returns null for any other picture. */
export async function pictureAt(address: string, context: GraphQLContext): Promise<Facts | null> {
  const asset = parseMediaPath(address);
  return (asset && (await factsTogether(context).load(asset.hash))) ?? null;
}
