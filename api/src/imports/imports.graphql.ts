import { z } from 'zod';
import { type ImportSource, importSources, type LeftOut, redirectPath } from '#api/contract/imports.ts';
import { storable } from '#api/contract/text.ts';
import { builder } from '#api/graphql/builder.ts';
import { cost } from '#api/graphql/cost.ts';
import { nodeOf } from '#api/graphql/node.ts';

const shownImports = 5;

const LeftOutType = builder.objectRef<LeftOut>('LeftOut').implement({
  description: 'Something that an import left out or changed.',
  fields: (t) => ({
    what: t.exposeString('what', { description: 'The title of what was left out or changed, or a description.' }),
    why: t.exposeString('why', { description: 'What is missing or was changed, and why.' }),
    post: t.id({
      nullable: true,
      description:
        'The id of the imported post that this is about. Null if no post was imported, or if the import is older than this field.',
      resolve: ({ post }) => post ?? null,
    }),
  }),
});

const leftOutSchema = z.array(z.object({ what: z.string(), why: z.string(), post: z.string().nullish() })).catch([]);

const ContentImport = builder.prismaObject('ContentImport', {
  description: 'One run of an import of posts from WordPress or Ghost.',
  interfaces: [nodeOf('ContentImport', 'contentImport')],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    fileName: t.exposeString('fileName', { description: 'The name of the file.' }),
    source: t.string({
      nullable: true,
      description: `${importSources.join(' or ')}. Null until the file is opened.`,
      resolve: ({ source }) => source as ImportSource | null,
    }),
    state: t.exposeString('state', { description: '`waiting`, `running`, `done` or `failed`.' }),
    total: t.exposeInt('total', { description: 'How many posts of the file can be imported.' }),
    done: t.exposeInt('done', { description: 'How many posts were processed.' }),
    added: t.exposeInt('added', { description: 'How many posts were added.' }),
    existing: t.exposeInt('existing', { description: 'How many posts had been imported before.' }),
    pictures: t.exposeInt('pictures', { description: 'How many pictures were added to the library.' }),
    leftOut: t.field({
      type: [LeftOutType],
      description: 'What was left out or changed: the first 200.',
      complexity: cost.longText,
      resolve: ({ leftOut }) => leftOutSchema.parse(leftOut),
    }),
    leftOutMore: t.exposeInt('leftOutMore', { description: 'How many more things were left out or changed.' }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'Why the import failed, or null.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the file was uploaded.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the import finished or failed. Null until then.',
    }),
  }),
});

builder.queryFields((t) => ({
  contentImports: t.prismaField({
    type: [ContentImport],
    description: `The latest ${shownImports} imports, newest first. For the admin.`,
    authScopes: { admin: true },
    complexity: { field: cost.query, multiplier: shownImports },
    resolve: (query, _root, _args, { database }) =>
      database.contentImport.findMany({ ...query, orderBy: { createdAt: 'desc' }, take: shownImports }),
  }),
  redirect: t.string({
    nullable: true,
    description: 'The path of the public post to which a path of the old site leads. Null if there is none.',
    args: { path: t.arg.string({ required: true, description: 'The path, such as `/2020/05/hello/`.' }) },
    complexity: cost.query,
    async resolve(_root, { path: asked }, { database }) {
      const path = redirectPath(storable(asked));
      if (path === null) return null;
      const found = await database.redirect.findUnique({
        where: { path, post: { published: true, trashedAt: null, createdAt: { lte: new Date() } } },
        select: { post: { select: { slug: true } } },
      });
      return found && `/blog/${found.post.slug}`;
    },
  }),
}));
