import { caseStudySchema } from '@agency/api/contract/case-studies';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { z } from 'zod';
import { formModel } from '../form-model.ts';
import { defineKind, recordOf, request, workingCopyVersion } from '../kind.ts';
import {
  createWrittenMutation,
  deleteMutation,
  listQuery,
  recordQuery,
  trashMutation,
  updateWrittenMutation,
  writingQuery,
} from '../record-documents.ts';
import { movingToTrash, trashMutations } from '../trash-mutations.ts';

/** A case study in a list, without its text, which may be long. */
const caseStudyFields = graphql(`
  fragment CaseStudyFields on CaseStudy @_unmask {
    __typename
    id
    version
    slug
    client
    builtWith
    timeframe
    title
    imageUrl
    draft
    createdAt
    trashedAt
  }
`);

const editableFields = graphql(
  `
  fragment EditableCaseStudyFields on CaseStudy @_unmask {
    ...CaseStudyFields
    content
    sector
    summary
    composition
    servicePage
    seoTitle
    seoDescription
    keywords
  }
`,
  [caseStudyFields],
);
export type CaseStudy = ResultOf<typeof editableFields>;
export type ListedCaseStudy = ResultOf<typeof caseStudyFields>;

const list = listQuery(
  'allCaseStudies',
  caseStudyFields,
  '$search: String, $trashed: Boolean, $standing: Standing',
  'search: $search, trashed: $trashed, standing: $standing',
);
const counts = graphql(`query CaseStudyCounts { counts: caseStudyCounts { all public draft trash } }`);
const one = recordQuery('caseStudy', editableFields);
const writing = writingQuery('caseStudy', editableFields);
const create = createWrittenMutation(editableFields);
const update = updateWrittenMutation(editableFields);
const trash = trashMutation('trash', editableFields);
const restore = trashMutation('restore', editableFields);
const erase = deleteMutation(editableFields);

export const caseStudyForm = formModel(caseStudySchema, {
  title: 'Title',
  content: 'Story',
  slug: 'Slug',
  client: 'Client',
  sector: 'Business of the client',
  builtWith: 'Built with',
  timeframe: 'When',
  summary: 'Summary',
  imageUrl: 'Image URL',
  composition: 'Layout',
  servicePage: 'Service',
  draft: 'Draft',
  seoTitle: 'Search title',
  seoDescription: 'Search description',
  keywords: 'Keywords',
});

export const caseStudyKind = defineKind({
  name: 'case-study',
  type: 'CaseStudy',
  record: recordOf<ResultOf<typeof caseStudyFields>>('CaseStudy', { version: z.number() }),
  fragment: caseStudyFields,
  labels: {
    one: 'case study',
    short: 'case study',
    all: 'Case studies',
    add: 'Save case study',
    none: 'No case studies yet. Write the first one.',
    order: 'newest first',
    purpose: 'The last one added is first, as on the site.',
  },
  deletion: { ...movingToTrash, consequence: 'Visitors can no longer see it. You can restore it for 30 days.' },
  one,
  title: ({ client = '' }) => client,
  describe: ({ title }) => title,
  link: 'case-study',
  editedAt: (id) => `/admin/case-studies/${id ?? 'new'}`,
  list: {
    field: 'allCaseStudies',
    query: list,
    searched: 'Title, slug or client',
    filters: ['public', 'draft', 'trash'],
    counts,
    has: ({ trashedAt }) => trashedAt === null,
  },
  form: caseStudyForm,
  writing: { query: writing, texts: ['content'], isChecked: ({ draft }) => draft !== true },
  mutations: {
    save: {
      effect: 'save',
      variables: caseStudySchema.extend({ workingCopyVersion }),
      request: ({ id, version, variables: { workingCopyVersion: copy, ...input }, key }) =>
        version === null
          ? request(create, 'CaseStudy', { clientId: id || null, input, copy, key })
          : request(update, 'CaseStudy', { id, input, expectedVersion: version, copy, key }),
      messages: ({ title }) => ({
        queued: `Save ${title}`,
        ok: 'Case study saved',
        refused: 'Failed to save the case study.',
      }),
    },
    ...trashMutations<ResultOf<typeof caseStudyFields>>({
      ...{ type: 'CaseStudy', one: 'case study' },
      ...{ trash, restore, erase },
    }),
  },
});
