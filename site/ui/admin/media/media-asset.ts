import { mediaAssetSchema } from '@agency/api/contract/media';
import { graphql, type ResultOf } from '@agency/api/typed-graphql';
import { z } from 'zod';
import { formModel } from '../form-model.ts';
import { defineKind, request } from '../kind.ts';
import { deleteMutation, listQuery, recordQuery, trashMutation, updateMutation } from '../record-documents.ts';
import { movingToTrash, trashMutations } from '../trash-mutations.ts';

export const mediaAssetFields = graphql(`
  fragment MediaAssetFields on MediaAsset @_unmask {
    __typename
    id
    version
    name
    alt
    decorative
    caption
    focalX
    focalY
    width
    height
    bytes
    color
    url
    createdAt
    trashedAt
    usedIn {
      title
      path
      isPublic
    }
  }
`);

export type MediaAsset = ResultOf<typeof mediaAssetFields>;

/** Queries a page of the library, newest first. */
export const newestPicturesQuery = listQuery(
  'mediaAssets',
  mediaAssetFields,
  '$search: String, $trashed: Boolean, $undescribed: Boolean',
  'search: $search, trashed: $trashed, undescribed: $undescribed',
);
const counts = graphql(`query MediaAssetCounts { counts: mediaAssetCounts { all undescribed trash } }`);
const one = recordQuery('mediaAsset', mediaAssetFields);
const update = updateMutation(mediaAssetFields);
const trash = trashMutation('trash', mediaAssetFields);
const restore = trashMutation('restore', mediaAssetFields);
const erase = deleteMutation(mediaAssetFields);

export const mediaAssetForm = formModel(mediaAssetSchema, {
  alt: 'Alt text',
  decorative: 'Decorative',
  caption: 'Caption',
  focalX: 'Focal point from the left, in percent',
  focalY: 'Focal point from the top, in percent',
});

/** Whether a picture has an alt text or is marked as decorative. */
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
  deletion: { ...movingToTrash, consequence: 'You can restore it for 30 days. Pages that use it keep showing it.' },
  one,
  title: ({ name = '' }) => name,
  describe: ({ name, alt }) => [name, alt].filter(Boolean).join(', '),
  link: 'media',
  list: {
    field: 'mediaAssets',
    query: newestPicturesQuery,
    most: 500,
    searched: 'Name, alt text or caption',
    filters: ['undescribed', 'trash'],
    counts,
    has: ({ trashedAt }) => trashedAt === null,
  },
  form: mediaAssetForm,
  mutations: {
    save: {
      effect: 'save',
      variables: mediaAssetSchema,
      request: ({ id, version, variables: input, key }) =>
        request(update, 'MediaAsset', { id, expectedVersion: version, input, key }),
      messages: ({ title }) => ({
        queued: `Save ${title}`,
        ok: 'Picture saved',
        refused: 'Failed to save the picture.',
      }),
    },
    ...trashMutations<MediaAsset>({ type: 'MediaAsset', one: 'picture', trash, restore, erase, undoMs: 10_000 }),
  },
});
