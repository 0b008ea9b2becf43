import { blogPostSchema } from '@agency/api/contract/blog';
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

/** A post in a list, without its text, which may be long. */
export const postFields = graphql(`
  fragment PostFields on BlogPost @_unmask {
    __typename
    id
    version
    title
    slug
    author
    imageUrl
    tags
    createdAt
    updatedAt
    published
    trashedAt
  }
`);
export type Post = ResultOf<typeof postFields>;

/** A post with all fields that its form edits. */
export const editablePostFields = graphql(
  `
  fragment EditablePostFields on BlogPost @_unmask {
    ...PostFields
    excerpt
    content
    seoTitle
    seoDescription
  }
`,
  [postFields],
);
export type EditablePost = ResultOf<typeof editablePostFields>;

const list = listQuery(
  'allBlogPosts',
  postFields,
  '$search: String, $trashed: Boolean, $standing: Standing',
  'search: $search, trashed: $trashed, standing: $standing',
);
const counts = graphql(`query BlogPostCounts { counts: blogPostCounts { all public scheduled draft trash } }`);
const one = recordQuery('blogPostById', postFields);
const writing = writingQuery('blogPostById', editablePostFields);
const create = createWrittenMutation(editablePostFields);
const update = updateWrittenMutation(editablePostFields);
const trash = trashMutation('trash', editablePostFields);
const restore = trashMutation('restore', editablePostFields);
const erase = deleteMutation(editablePostFields);

export const postForm = formModel(blogPostSchema, {
  title: 'Title',
  content: 'Text',
  slug: 'Slug',
  excerpt: 'Excerpt',
  author: 'Author',
  tags: 'Tags',
  imageUrl: 'Image URL',
  published: 'Published',
  createdAt: 'Date',
  seoTitle: 'Search title',
  seoDescription: 'Search description',
});

export const postKind = defineKind({
  name: 'post',
  type: 'BlogPost',
  record: recordOf<Post>('BlogPost', { version: z.number() }),
  fragment: postFields,
  labels: {
    one: 'post',
    short: 'post',
    all: 'Posts',
    add: 'Save post',
    order: 'newest first',
    none: 'No posts yet. Write the first one.',
  },
  deletion: { ...movingToTrash, consequence: 'Visitors can no longer see it. You can restore it for 30 days.' },
  one,
  title: ({ title = '' }) => title,
  link: 'post',
  editedAt: (id) => `/admin/posts/${id ?? 'new'}`,
  list: {
    field: 'allBlogPosts',
    query: list,
    most: 500,
    searched: 'Title, slug or author',
    filters: ['public', 'scheduled', 'draft', 'trash'],
    counts,
    importedAt: '/admin/import',
    has: ({ trashedAt }) => trashedAt === null,
  },
  form: postForm,
  writing: { query: writing, texts: ['content'], isChecked: ({ published }) => published === true },
  mutations: {
    save: {
      effect: 'save',
      variables: blogPostSchema.extend({ workingCopyVersion }),
      request: ({ id, version, variables: { workingCopyVersion: copy, ...input }, key }) =>
        version === null
          ? request(create, 'BlogPost', { clientId: id || null, input, copy, key })
          : request(update, 'BlogPost', { id, input, expectedVersion: version, copy, key }),
      messages: ({ title }) => ({
        queued: `Save ${title}`,
        ok: 'Post saved',
        refused: 'Failed to save the post.',
      }),
    },
    ...trashMutations<Post>({ type: 'BlogPost', one: 'post', trash, restore, erase }),
  },
});
