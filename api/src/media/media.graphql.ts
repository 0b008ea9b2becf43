import { z } from 'zod';
import { mediaAssetSchema, mediaPath, renditionWidths } from '#api/contract/media.ts';
import { searchWords } from '#api/contract/text.ts';
import { builder } from '#api/graphql/builder.ts';
import { cost, foundTogether } from '#api/graphql/cost.ts';
import { inputError } from '#api/graphql/failures.ts';
import { containing, keysetPage, pageComplexity, pageSchema, searchSchema } from '#api/graphql/keyset.ts';
import { nodeOf } from '#api/graphql/node.ts';
import { addRecordMutations } from '#api/records/record-mutations.ts';
import { type MediaUse, usesOf } from './media-use.ts';

const usesTogether = foundTogether(async (database, hashes) =>
  [...(await usesOf(database, hashes))].map(([id, uses]) => ({ id, uses })),
);

const MediaUseObject = builder.objectRef<MediaUse>('MediaUse').implement({
  description: 'A page, or what will be one, that shows a picture.',
  fields: (t) => ({
    title: t.exposeString('title', { description: 'What it is called.' }),
    path: t.exposeString('path', { description: 'Its path on the site.' }),
  }),
});

const MediaAsset = builder.prismaObject('MediaAsset', {
  description: 'An uploaded picture, which pages show by its address.',
  interfaces: [nodeOf('MediaAsset', 'mediaAsset')],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    version: t.exposeInt('version', { description: 'Counted up at every change.' }),
    name: t.exposeString('name', { description: 'The name of the file that was uploaded.' }),
    alt: t.exposeString('alt', { nullable: true, description: 'What it shows, for whom cannot see it.' }),
    decorative: t.exposeBoolean('decorative', {
      description: 'It shows nothing that the text beside it does not say.',
    }),
    caption: t.exposeString('caption', { nullable: true, description: 'What stands below it.' }),
    type: t.exposeString('type', { description: 'What the file is, such as `image/jpeg`.' }),
    bytes: t.exposeInt('bytes', { description: 'How large the file is.' }),
    width: t.exposeInt('width', { description: 'Upright, in pixels, at most 1600.' }),
    height: t.exposeInt('height', { description: 'Upright, in pixels.' }),
    color: t.exposeString('color', { description: 'The dominant color, such as `#a0b0c0`.' }),
    url: t.string({
      description: 'The path of its largest rendition, for `imageUrl` of what shows it.',
      select: { hash: true, width: true },
      resolve: ({ hash, width }) => mediaPath(hash, renditionWidths(width).at(-1) ?? width),
    }),
    focalX: t.exposeInt('focalX', { description: 'The point that stays visible in a crop: percent from the left.' }),
    focalY: t.exposeInt('focalY', { description: 'The point that stays visible in a crop: percent from the top.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was uploaded.' }),
    trashedAt: t.expose('trashedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was put in the trash. Null = it is in the library.',
    }),
    usedIn: t.field({
      type: [MediaUseObject],
      description: 'What shows it: at most 20.',
      select: { hash: true },
      // One query finds those of a whole list.
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
        search: t.arg.string({ description: 'Only those that hold each of these words in name, alt text or caption.' }),
        trashed: t.arg.boolean({ description: 'true = those in the trash. Left out = those in the library.' }),
      },
      validate: pageSchema('newest').extend({ search: searchSchema }),
      complexity: pageComplexity,
      resolve: async (_root, args, context, info) => {
        const found = {
          trashedAt: args.trashed ? { not: null } : null,
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
    description: 'One uploaded picture; null when there is none with this id. For the admin.',
    authScopes: { admin: true },
    args: { id: t.arg.id({ required: true, description: 'The id of the picture, a uuid.' }) },
    complexity: cost.query,
    resolve: (query, _root, { id }, { database }) =>
      z.uuid().safeParse(id).success ? database.mediaAsset.findUnique({ ...query, where: { id } }) : null,
  }),
}));

addRecordMutations({
  type: 'MediaAsset',
  model: 'mediaAsset',
  one: 'picture',
  // Made by an upload.
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
    description: 'What the admin says of a picture.',
    fields: (t) => ({
      alt: t.string({ description: 'At most 300 characters.' }),
      decorative: t.boolean({ description: 'It needs no alt text.' }),
      caption: t.string({ description: 'At most 500 characters.' }),
      focalX: t.int({ description: 'Percent from the left. Left out = 50, the middle.' }),
      focalY: t.int({ description: 'Percent from the top. Left out = 50, the middle.' }),
    }),
  }),
  schema: mediaAssetSchema,
});
