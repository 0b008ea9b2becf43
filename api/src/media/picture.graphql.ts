import { parseMediaPath } from '#api/contract/media.ts';
import { builder } from '#api/graphql/builder.ts';
import type { GraphQLContext } from '#api/graphql/context.ts';
import { foundTogether } from '#api/graphql/cost.ts';

type Facts = {
  hash: string;
  alt: string | null;
  decorative: boolean;
  width: number;
  height: number;
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

/** What pages know of an uploaded picture. */
export const Picture = builder.objectRef<Facts>('Picture').implement({
  description: 'What pages know of an uploaded picture.',
  fields: (t) => ({
    alt: t.string({
      nullable: true,
      description:
        'What it shows; empty when it shows nothing that the text beside it does not say. Null = nobody said.',
      resolve: ({ alt, decorative }) => (decorative ? '' : alt),
    }),
    width: t.exposeInt('width', { description: 'Upright, in pixels.' }),
    height: t.exposeInt('height', { description: 'Upright, in pixels.' }),
    color: t.exposeString('color', { description: 'The dominant color, such as `#a0b0c0`.' }),
    focalX: t.exposeInt('focalX', { description: 'The point that stays visible in a crop: percent from the left.' }),
    focalY: t.exposeInt('focalY', { description: 'The point that stays visible in a crop: percent from the top.' }),
  }),
});

/** What the library knows of the picture at an address; null for any other picture. */
export async function pictureAt(address: string, context: GraphQLContext): Promise<Facts | null> {
  const asset = parseMediaPath(address);
  return (asset && (await factsTogether(context).load(asset.hash))) ?? null;
}
