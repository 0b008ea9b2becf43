import { Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import { mediaAssetSchema, mediaPath, mostMediaUses } from '#api/contract/media.ts';
import { renditionWidths } from '#api/contract/renditions.ts';
import { searchWords } from '#api/contract/text.ts';
import { builder } from '#api/graphql/builder.ts';
import { cost, foundTogether } from '#api/graphql/cost.ts';
import { inputError } from '#api/graphql/failures.ts';
import { containing, keysetPage, pageComplexity, pageSchema, searchSchema } from '#api/graphql/keyset.ts';
import { nodeOf } from '#api/graphql/node.ts';
import { addListCounts } from '#api/records/list-counts.ts';
import { addRecordMutations } from '#api/records/record-mutations.ts';
import { type MediaUse, usesOf } from './media-use.ts';

const usesTogether = foundTogether(async (database, hashes) =>
  [...(await usesOf(database, hashes))].map(([id, uses]) => ({ id, uses })),
);

const MediaUseObject = builder.objectRef<MediaUse>('MediaUse').implement({
  description: 'An item, public or not, that shows a picture on its page.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Its title.' }),
    path: t.exposeString('path', { description: 'Its path on the site.' }),
    isPublic: t.exposeBoolean('isPublic', { description: 'Whether visitors see it. If not, its path leads nowhere.' }),
  }),
});

const MediaAsset = builder.prismaObject('MediaAsset', {
  description: 'An uploaded picture, which pages show by its URL.',
  interfaces: [nodeOf('MediaAsset', 'mediaAsset')],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    version: t.exposeInt('version', { description: 'Increases with each change.' }),
    name: t.exposeString('name', { description: 'The name of the file that was uploaded.' }),
    alt: t.exposeString('alt', { nullable: true, description: 'What it shows, for people who cannot see it.' }),
    decorative: t.exposeBoolean('decorative', {
      description: 'Whether the text next to the picture already says everything that it shows.',
    }),
    caption: t.exposeString('caption', { nullable: true, description: 'The text below it.' }),
    type: t.exposeString('type', { description: 'The media type of the file, such as `image/jpeg`.' }),
    bytes: t.exposeInt('bytes', { description: 'The size of the file, in bytes.' }),
    width: t.exposeInt('width', { description: 'The width of the largest rendition in pixels, at most 1600.' }),
    height: t.exposeInt('height', { description: 'The height of the largest rendition in pixels.' }),
    color: t.exposeString('color', { description: 'The dominant color, such as `#a0b0c0`.' }),
    url: t.string({
      description: 'The path of its largest rendition, to use as `imageUrl` of an item.',
      select: { hash: true, width: true },
      resolve: ({ hash, width }) => mediaPath(hash, renditionWidths(width).at(-1) ?? width),
    }),
    focalX: t.exposeInt('focalX', { description: 'The point that stays visible in a crop: percent from the left.' }),
    focalY: t.exposeInt('focalY', { description: 'The point that stays visible in a crop: percent from the top.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was uploaded.' }),
    trashedAt: t.expose('trashedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was put in the trash. Null if it is in the library.',
    }),
    usedIn: t.field({
      type: [MediaUseObject],
      description: `The items that show it, at most ${mostMediaUses}.`,
      select: { hash: true },
      // Cheap, because one query finds the items of a whole list.
      complexity: { field: 2, multiplier: 2 },
      resolve: async ({ hash }, _args, context) => (await usesTogether(context).load(hash))?.uses ?? [],
    }),
  }),
});

builder.queryFields((t) => ({
  mediaAssets: t.connection(
    {
      type: MediaAsset,
      description: 'Uploaded pictures, newest first. For the admin.',
      authScopes: { admin: true },
      args: {
        search: t.arg.string({ description: 'Only those with each of these words in name, alt text or caption.' }),
        trashed: t.arg.boolean({ description: 'If true, those in the trash, otherwise those in the library.' }),
        undescribed: t.arg.boolean({
          description: 'If true, only pictures that have no alt text and are not decorative.',
        }),
      },
      validate: pageSchema('newest').extend({ search: searchSchema }),
      complexity: pageComplexity,
      resolve: async (_root, args, context, info) => {
        const found = {
          trashedAt: args.trashed ? { not: null } : null,
          ...(args.undescribed && { alt: null, decorative: false }),
          AND: searchWords(args.search).map((word) => ({ searchText: containing(word) })),
        };
        const omit = { searchText: true } as const;
        return keysetPage(
          { order: 'newest', typeName: 'MediaAsset', args, context, info, omit },
          ({ where, ...query }) => context.database.mediaAsset.findMany({ ...query, where: { AND: [found, where] } }),
        );
      },
    },
    { name: 'MediaAssetConnection', description: 'A page of uploaded pictures.' },
    { name: 'MediaAssetEdge', description: 'An uploaded picture and its place in the list.' },
  ),
  mediaAsset: t.prismaField({
    type: MediaAsset,
    nullable: true,
    description: 'One uploaded picture. Null if there is none with this id. For the admin.',
    authScopes: { admin: true },
    args: { id: t.arg.id({ required: true, description: 'The id of the picture, a uuid.' }) },
    complexity: cost.query,
    resolve: ({ ...query }, _root, { id }, { database }) =>
      z.uuid().safeParse(id).success ? database.mediaAsset.findUnique({ ...query, where: { id } }) : null,
  }),
}));

addListCounts('MediaAsset', 'media_assets', 'pictures', {
  undescribed: {
    description: 'Pictures in the library that have no alt text and are not decorative.',
    where: Prisma.sql`alt IS NULL AND NOT decorative AND trashed_at IS NULL`,
  },
  trash: { description: 'Pictures in the trash.', where: Prisma.sql`trashed_at IS NOT NULL` },
});

addRecordMutations({
  type: 'MediaAsset',
  model: 'mediaAsset',
  one: 'picture',
  // Uploads create pictures, so no mutation does.
  isCreated: false,
  hasTrash: true,
  async checkDeletion(transaction, id) {
    const asset = await transaction.mediaAsset.findUnique({ where: { id } });
    const uses = asset && (await usesOf(transaction, [asset.hash])).get(asset.hash);
    if (uses?.[0])
      throw inputError([
        { path: ['id'], message: `It is shown in ${uses[0].title}. Choose another picture there first.` },
      ]);
  },
  object: MediaAsset,
  input: builder.inputType('MediaAssetInput', {
    description: 'The fields of a picture that the admin can edit.',
    fields: (t) => ({
      alt: t.string({ description: 'At most 300 characters.' }),
      decorative: t.boolean({ description: 'Whether it needs no alt text.' }),
      caption: t.string({ description: 'At most 500 characters.' }),
      focalX: t.int({ description: 'Percent from the left. If left out, 50 (the middle).' }),
      focalY: t.int({ description: 'Percent from the top. If left out, 50 (the middle).' }),
    }),
  }),
  schema: mediaAssetSchema,
});
