import { Prisma } from '@agency/prisma/client';
import { z } from 'zod';
import { caseStudySchema } from '#api/contract/case-studies.ts';
import type { Standing as StandingName } from '#api/contract/publishing.ts';
import { searchWords, storable } from '#api/contract/text.ts';
import { builder } from '#api/graphql/builder.ts';
import { cost, foundTogether } from '#api/graphql/cost.ts';
import { inputError } from '#api/graphql/failures.ts';
import { containing, keysetPage, pageComplexity, pageSchema, searchSchema } from '#api/graphql/keyset.ts';
import { nodeOf } from '#api/graphql/node.ts';
import { requireDescribed } from '#api/media/media-use.ts';
import { Picture, pictureAt } from '#api/media/picture.graphql.ts';
import { requireChecked } from '#api/page-checks/page-checks.ts';
import { readPreviewToken } from '#api/publishing/preview-token.ts';
import { Standing } from '#api/publishing/publishing.graphql.ts';
import { addListCounts } from '#api/records/list-counts.ts';
import { addRecordMutations } from '#api/records/record-mutations.ts';
import { findWritten, hashOfPage } from '#api/writing/written-page.ts';
import { studyPage } from './written-study.ts';

const descriptions = {
  title: 'The headline, a sentence.',
  content: 'Its sections as HTML. A heading may begin with a label and a colon: `Results: In figures`.',
  slug: 'The last part of its address, `/case-studies/{slug}`: lowercase words joined by hyphens. It cannot change.',
  client: "The client's name.",
  sector: "The client's business.",
  builtWith: 'What it was built with.',
  timeframe: 'When it was built.',
  summary: 'The whole story in a paragraph.',
  imageUrl: 'A picture: a web address or a path of the site.',
  composition: 'The layout of its page: `program`, `course` or `ledger`.',
  servicePage: 'The service that offers such work, as the last part of its page’s address. Null = none.',
  draft: 'Whether it is hidden from visitors.',
  seoTitle: "The page's title. If null, `Case study: ` and the client's name.",
  seoDescription: "The page's description. If null, the summary.",
  keywords: 'Keywords for search engines. Null = none.',
} as const;

const isPublic = Prisma.sql`NOT draft AND trashed_at IS NULL`;
const published = { draft: false, trashedAt: null };

const standingFilters: Record<StandingName, Prisma.CaseStudyWhereInput> = {
  draft: { draft: true },
  // Matches nothing, because a case study has no date from which it would be public.
  scheduled: { id: { in: [] } },
  public: { draft: false },
};

/** Finds the id of the next public case study after each one; the first follows the last. Null if there is no other. */
const nextStudies = foundTogether(
  (database, ids) => database.$queryRaw<{ id: string; next: string | null }[]>`
    SELECT study.id, coalesce(
      (SELECT id FROM case_studies WHERE ${isPublic} AND (created_at, id) > (study.created_at, study.id)
        ORDER BY created_at, id LIMIT 1),
      (SELECT id FROM case_studies WHERE ${isPublic} AND id <> study.id ORDER BY created_at, id LIMIT 1)
    ) AS next
    FROM case_studies study WHERE study.id = ANY(${ids}::uuid[])`,
);

const CaseStudy = builder.prismaObject('CaseStudy', {
  description: "A client's project in detail.",
  interfaces: [nodeOf('CaseStudy', 'caseStudy')],
  fields: (t) => ({
    id: t.exposeID('id', { description: 'A uuid.' }),
    version: t.exposeInt('version', { description: 'Increases with every change.' }),
    title: t.exposeString('title', { description: descriptions.title }),
    content: t.exposeString('content', { description: descriptions.content, complexity: cost.longText }),
    slug: t.exposeString('slug', { description: descriptions.slug }),
    client: t.exposeString('client', { description: descriptions.client }),
    sector: t.exposeString('sector', { description: descriptions.sector }),
    builtWith: t.exposeString('builtWith', { description: descriptions.builtWith }),
    timeframe: t.exposeString('timeframe', { description: descriptions.timeframe }),
    summary: t.exposeString('summary', { description: descriptions.summary }),
    imageUrl: t.exposeString('imageUrl', { description: descriptions.imageUrl }),
    picture: t.field({
      type: Picture,
      nullable: true,
      description: 'The media library’s entry for `imageUrl`. Null if the library does not have that picture.',
      resolve: ({ imageUrl }, _args, context) => pictureAt(imageUrl, context),
    }),
    composition: t.exposeString('composition', { description: descriptions.composition }),
    servicePage: t.exposeString('servicePage', { nullable: true, description: descriptions.servicePage }),
    draft: t.exposeBoolean('draft', { description: descriptions.draft }),
    seoTitle: t.exposeString('seoTitle', { nullable: true, description: descriptions.seoTitle }),
    seoDescription: t.exposeString('seoDescription', { nullable: true, description: descriptions.seoDescription }),
    keywords: t.exposeString('keywords', { nullable: true, description: descriptions.keywords }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was added.' }),
    trashedAt: t.expose('trashedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was put in the trash. Null if it is not there.',
    }),
    next: t.prismaField({
      type: 'CaseStudy',
      nullable: true,
      description:
        'The public case study that was added after this one; the first follows the last. Null if there is no other.',
      complexity: cost.query,
      resolve: async ({ ...query }, { id }, _args, context) => {
        const { next = null } = (await nextStudies(context).load(id)) ?? {};
        return next === null ? null : context.database.caseStudy.findUnique({ ...query, where: { id: next } });
      },
    }),
  }),
});

builder.queryFields((t) => ({
  caseStudies: t.connection(
    {
      type: CaseStudy,
      description: 'Case studies that visitors see, newest first.',
      validate: pageSchema('newest'),
      complexity: pageComplexity,
      resolve: (_root, args, context, info) => {
        const list = { order: 'newest', typeName: 'CaseStudy', args, context, info } as const;
        return keysetPage(list, ({ where, ...query }) =>
          context.database.caseStudy.findMany({ ...query, where: { AND: [where, published] } }),
        );
      },
    },
    { name: 'CaseStudyConnection', description: 'A page of case studies.' },
    { name: 'CaseStudyEdge', description: 'A case study and its place in the list.' },
  ),
  allCaseStudies: t.connection(
    {
      type: CaseStudy,
      description: 'Case studies, including drafts, newest first. For the admin.',
      authScopes: { admin: true },
      args: {
        search: t.arg.string({ description: 'Only those with each of these words in the title, slug or client.' }),
        trashed: t.arg.boolean({ description: 'If true, only those in the trash. Otherwise, only the others.' }),
        standing: t.arg({
          type: Standing,
          description: 'Only those with this standing. A case study is never scheduled.',
        }),
      },
      validate: pageSchema('newest').extend({ search: searchSchema }),
      complexity: pageComplexity,
      resolve: async (_root, args, context, info) => {
        const wanted = {
          trashedAt: args.trashed ? { not: null } : null,
          ...(args.standing && standingFilters[args.standing]),
          AND: searchWords(args.search).map((word) => ({ searchText: containing(word) })),
        };
        const list = { order: 'newest', typeName: 'CaseStudy', args, context, info } as const;
        return keysetPage(list, ({ where, ...query }) =>
          context.database.caseStudy.findMany({ ...query, where: { AND: [wanted, where] } }),
        );
      },
    },
    { name: 'AllCaseStudiesConnection', description: 'A page of case studies for the admin.' },
    { name: 'AllCaseStudiesEdge', description: 'A case study and its place in the list.' },
  ),
  caseStudyBySlug: t.prismaField({
    type: CaseStudy,
    nullable: true,
    description: 'The case study with this slug. Null if there is none that visitors can see.',
    args: { slug: t.arg.string({ required: true, description: descriptions.slug }) },
    complexity: cost.query,
    resolve: (query, _root, { slug }, { database }) =>
      database.caseStudy.findUnique({ ...query, where: { slug: storable(slug), ...published } }),
  }),
  caseStudy: t.prismaField({
    type: CaseStudy,
    nullable: true,
    description: 'One case study, public or not; null when there is none with this id. For the admin.',
    authScopes: { admin: true },
    args: { id: t.arg.id({ required: true, description: 'The id of the case study, a uuid.' }) },
    complexity: cost.query,
    resolve: ({ ...query }, _root, { id }, { database }) =>
      z.uuid().safeParse(id).success ? database.caseStudy.findUnique({ ...query, where: { id } }) : null,
  }),
  caseStudyPreview: t.prismaField({
    type: CaseStudy,
    nullable: true,
    description:
      'The case study, public or not, that a token gives access to, with the changes of its working copy. Null if the token is invalid or has expired, or the case study is gone.',
    args: { token: t.arg.string({ required: true, description: 'Made by `previewToken`.' }) },
    complexity: cost.query,
    resolve: async ({ ...query }, _root, { token }, { database, now }) => {
      const id = await readPreviewToken(database, token, now());
      return id === null ? null : findWritten(studyPage, database, id, query);
    },
  }),
}));

addListCounts('CaseStudy', 'case_studies', 'case studies', {
  public: { description: 'Public case studies.', where: isPublic },
  draft: { description: 'Drafts.', where: Prisma.sql`draft AND trashed_at IS NULL` },
  trash: { description: 'Case studies in the trash.', where: Prisma.sql`trashed_at IS NOT NULL` },
});

addRecordMutations({
  type: 'CaseStudy',
  model: 'caseStudy',
  one: 'case study',
  unique: { column: 'slug', message: 'Another case study has this slug.' },
  hasTrash: true,
  isRevised: true,
  object: CaseStudy,
  schema: caseStudySchema,
  input: builder.inputType('CaseStudyInput', {
    description: 'A case study as the admin writes it. Omitted fields are empty.',
    fields: (t) => ({
      title: t.string({ required: true, description: descriptions.title }),
      content: t.string({ required: true, description: descriptions.content }),
      slug: t.string({ required: true, description: descriptions.slug }),
      client: t.string({ required: true, description: descriptions.client }),
      sector: t.string({ required: true, description: descriptions.sector }),
      builtWith: t.string({ required: true, description: descriptions.builtWith }),
      timeframe: t.string({ required: true, description: descriptions.timeframe }),
      summary: t.string({ required: true, description: descriptions.summary }),
      imageUrl: t.string({ required: true, description: descriptions.imageUrl }),
      composition: t.string({ required: true, description: descriptions.composition }),
      servicePage: t.string({ description: descriptions.servicePage }),
      draft: t.boolean({ description: `${descriptions.draft} Defaults to false.` }),
      seoTitle: t.string({ description: descriptions.seoTitle }),
      seoDescription: t.string({ description: descriptions.seoDescription }),
      keywords: t.string({ description: descriptions.keywords }),
    }),
  }),
  async check(transaction, data, id) {
    const { slug, draft, imageUrl, content } = data;
    const before = z.uuid().safeParse(id).success ? await transaction.caseStudy.findUnique({ where: { id } }) : null;
    if (before && before.slug !== slug)
      throw inputError([{ path: ['slug'], message: `The slug must stay ${before.slug}` }]);
    if (draft) return;
    if (/<img(?![^>]*\salt=)/i.test(String(content)))
      throw inputError([{ path: ['content'], message: 'A picture in the text has no alt text.' }]);
    await requireDescribed(transaction, 'imageUrl', imageUrl);
    await requireChecked(transaction, { page: id, hash: hashOfPage(studyPage, data), field: 'draft' });
  },
});
