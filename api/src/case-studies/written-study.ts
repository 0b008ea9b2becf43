import type { CaseStudy } from '@agency/prisma/client';
import { caseStudySchema } from '#api/contract/case-studies.ts';
import type { WrittenPage } from '#api/writing/written-page.ts';

/** Fields that the page of a case study does not show. */
const unseen = ['slug', 'draft'];

/** How case studies are read for their pages, previews and page checks. A case study in the trash has no page. */
export const studyPage: WrittenPage<CaseStudy> = {
  type: 'CaseStudy',
  schema: caseStudySchema,
  shown: Object.keys(caseStudySchema.shape).filter((field) => !unseen.includes(field)),
  previewPath: '/preview/case-study',
  publicPath: '/case-studies',
  findSaved: (database, id, columns = {}) =>
    database.caseStudy.findUnique({ ...columns, where: { id, trashedAt: null } }),
  findBySlugs: (database, slugs) =>
    database.caseStudy.findMany({ where: { slug: { in: slugs } }, select: { id: true, slug: true } }),
  blank(id) {
    const now = new Date();
    const texts = {
      title: '',
      slug: '',
      client: '',
      sector: '',
      builtWith: '',
      timeframe: '',
      summary: '',
      content: '',
      searchText: '',
    };
    const rest = { imageUrl: '', composition: 'program', servicePage: null, draft: true, version: 0, mediaHashes: [] };
    const search = { seoTitle: null, seoDescription: null, keywords: null };
    return { id, ...texts, ...rest, ...search, createdAt: now, updatedAt: now, trashedAt: null };
  },
};
