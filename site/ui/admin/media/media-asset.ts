import { mediaAssetSchema } from '@agency/api/contract/media';
import { failureFields } from '@agency/api/fragments';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { z } from 'zod';
import { formModel } from '../form-model.ts';
import { defineKind, request } from '../kind.ts';

export const mediaAssetFields = graphql(`
  fragment MediaAssetFields on MediaAsset @_unmask {
    __typename
    id
    version
    name
    alt
    decorative
    caption
    width
    height
    color
    url
    createdAt
  }
`);

/** An uploaded picture. */
export type MediaAsset = ResultOf<typeof mediaAssetFields>;

const answerFields = graphql(
  `
    fragment MediaAssetAnswer on Failure @_unmask {
      ...FailureFields
      ... on Conflict {
        current {
          ...MediaAssetFields
        }
      }
    }
  `,
  [failureFields, mediaAssetFields],
);

const updateMutation = graphql(
  `
    mutation UpdateMediaAsset($id: ID!, $input: MediaAssetInput!, $expectedVersion: Int, $key: ID) {
      updateMediaAsset(id: $id, input: $input, expectedVersion: $expectedVersion, idempotencyKey: $key) {
        __typename
        ...MediaAssetAnswer
        ...MediaAssetFields
      }
    }
  `,
  [answerFields, mediaAssetFields],
);

const deleteMutation = graphql(
  `
    mutation DeleteMediaAsset($id: ID!, $expectedVersion: Int, $key: ID) {
      deleteMediaAsset(id: $id, expectedVersion: $expectedVersion, idempotencyKey: $key) {
        __typename
        ...MediaAssetAnswer
      }
    }
  `,
  [answerFields],
);

/** A page of the library, newest first. */
export const newestPicturesQuery = graphql(
  `
    query MediaAssets($first: Int!, $after: String) {
      mediaAssets(first: $first, after: $after) {
        edges {
          cursor
          node {
            ...MediaAssetFields
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  `,
  [mediaAssetFields],
);

const oneQuery = graphql(`query MediaAsset($id: ID!) { mediaAsset(id: $id) { ...MediaAssetFields } }`, [
  mediaAssetFields,
]);

export const mediaAssetForm = formModel(mediaAssetSchema, {
  alt: 'Alt text',
  decorative: 'Decorative',
  caption: 'Caption',
});

/** Whether somebody has said what a picture shows, or that it needs no words. */
export const isDescribed = ({ alt, decorative }: Pick<MediaAsset, 'alt' | 'decorative'>): boolean =>
  decorative || alt !== null;

export const mediaAssetKind = defineKind({
  name: 'media-asset',
  type: 'MediaAsset',
  record: mediaAssetForm.content.extend({
    __typename: z.literal('MediaAsset'),
    id: z.string(),
    version: z.number(),
  }) as unknown as z.ZodType<MediaAsset>,
  fragment: mediaAssetFields,
  labels: {
    one: 'picture',
    short: 'picture',
    all: 'Media',
    order: 'newest first',
    none: 'No pictures yet. JPEG, PNG, WebP, AVIF, GIF and SVG can be uploaded in the browser.',
  },
  deletion: {
    question: (name) => `Delete ${name}?`,
    consequence: 'It leaves the library for good. Pages that show it go on showing it.',
  },
  one: oneQuery,
  title: ({ name = '' }) => name,
  describe: ({ name, alt }) => [name, alt].filter(Boolean).join(', '),
  link: 'media',
  list: { field: 'mediaAssets', query: newestPicturesQuery, most: 500 },
  form: mediaAssetForm,
  mutations: {
    save: {
      effect: 'save',
      variables: mediaAssetSchema,
      request: ({ id, version, variables: input, key }) =>
        request(updateMutation, 'MediaAsset', { id, expectedVersion: version, input, key }),
      messages: ({ title }) => ({
        queued: `Save ${title}`,
        ok: 'Picture saved',
        refused: 'Failed to save the picture.',
      }),
    },
    delete: {
      effect: 'remove',
      undoMs: 10_000,
      variables: z.object({}),
      request: ({ id, version, key }) => request(deleteMutation, 'Deleted', { id, expectedVersion: version, key }),
      messages: ({ title }) => ({
        queued: `Delete ${title}`,
        done: 'Picture deleted',
        ok: null,
        refused: 'Failed to delete the picture.',
      }),
    },
  },
});
