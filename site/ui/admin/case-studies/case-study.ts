import { caseStudySchema } from '@agency/api/contract/case-studies';
import { failureFields } from '@agency/api/fragments';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { z } from 'zod';
import { formModel } from '../form-model.ts';
import { defineKind, request, workingCopyFields } from '../kind.ts';

/** A case study in a list, without its text, which may be long. */
const caseStudyFields = graphql(`
  fragment CaseStudyFields on CaseStudy @_unmask {
    __typename
    id
    version
    slug
    client
    title
    imageUrl
    draft
    createdAt
  }
`);

const editableFields = graphql(
  `
  fragment EditableCaseStudyFields on CaseStudy @_unmask {
    ...CaseStudyFields
    content
    sector
    builtWith
    timeframe
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

const answerFields = graphql(
  `
    fragment CaseStudyAnswer on Failure @_unmask {
      ...FailureFields
      ... on Conflict {
        current {
          ...EditableCaseStudyFields
        }
      }
    }
  `,
  [failureFields, editableFields],
);

const listQuery = graphql(
  `
    query CaseStudies($first: Int!, $after: String) {
      allCaseStudies(first: $first, after: $after) {
        edges {
          cursor
          node {
            ...CaseStudyFields
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [caseStudyFields],
);

const oneQuery = graphql(`query CaseStudy($id: ID!) { caseStudy(id: $id) { ...EditableCaseStudyFields } }`, [
  editableFields,
]);

const writingQuery = graphql(
  `
    query WrittenCaseStudy($id: ID!) {
      record: caseStudy(id: $id) {
        ...EditableCaseStudyFields
      }
      copy: workingCopy(id: $id) {
        ...WorkingCopyFields
      }
    }
  `,
  [editableFields, workingCopyFields],
);

const createMutation = graphql(
  `
    mutation CreateCaseStudy($clientId: ID, $input: CaseStudyInput!, $copy: Int, $key: ID) {
      createCaseStudy(input: $input, clientId: $clientId, workingCopyVersion: $copy, idempotencyKey: $key) {
        __typename
        ...FailureFields
        ...EditableCaseStudyFields
      }
    }
  `,
  [failureFields, editableFields],
);

const updateMutation = graphql(
  `
    mutation UpdateCaseStudy($id: ID!, $input: CaseStudyInput!, $expectedVersion: Int, $copy: Int, $key: ID) {
      updateCaseStudy(
        id: $id
        input: $input
        expectedVersion: $expectedVersion
        workingCopyVersion: $copy
        idempotencyKey: $key
      ) {
        __typename
        ...CaseStudyAnswer
        ...EditableCaseStudyFields
      }
    }
  `,
  [answerFields, editableFields],
);

const deleteMutation = graphql(
  `
    mutation DeleteCaseStudy($id: ID!, $expectedVersion: Int, $key: ID) {
      deleteCaseStudy(id: $id, expectedVersion: $expectedVersion, idempotencyKey: $key) {
        __typename
        ...CaseStudyAnswer
      }
    }
  `,
  [answerFields],
);

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
  record: z.looseObject({
    __typename: z.literal('CaseStudy'),
    id: z.string(),
    version: z.number(),
  }) as unknown as z.ZodType<ResultOf<typeof caseStudyFields>>,
  fragment: caseStudyFields,
  labels: {
    one: 'case study',
    short: 'case study',
    all: 'Case studies',
    add: 'Save case study',
    none: 'No case studies yet. Write the first one.',
    order: 'newest first',
  },
  deletion: {
    question: (title) => `Delete the case study ${title}?`,
    consequence: 'Its page and its history are deleted.',
  },
  one: oneQuery,
  title: ({ client = '' }) => client,
  describe: ({ title }) => title,
  link: 'case-study',
  editedAt: (id) => `/admin/case-studies/${id ?? 'new'}`,
  list: { field: 'allCaseStudies', query: listQuery },
  form: caseStudyForm,
  writing: { query: writingQuery, texts: ['content'], isChecked: ({ draft }) => draft !== true },
  mutations: {
    save: {
      effect: 'save',
      variables: caseStudySchema.extend({
        workingCopyVersion: z.coerce.number().int().positive().optional().catch(undefined),
      }),
      request: ({ id, version, variables: { workingCopyVersion: copy, ...input }, key }) =>
        version === null
          ? request(createMutation, 'CaseStudy', { clientId: id || null, input, copy, key })
          : request(updateMutation, 'CaseStudy', { id, input, expectedVersion: version, copy, key }),
      messages: ({ title }) => ({
        queued: `Save ${title}`,
        ok: 'Case study saved',
        refused: 'Failed to save the case study.',
      }),
    },
    delete: {
      effect: 'remove',
      variables: z.object({}),
      request: ({ id, version, key }) => request(deleteMutation, 'Deleted', { id, expectedVersion: version, key }),
      messages: ({ title }) => ({
        queued: `Delete ${title}`,
        ok: 'Case study deleted',
        refused: 'Failed to delete the case study.',
      }),
    },
  },
});
