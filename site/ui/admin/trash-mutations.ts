import type { TadaDocumentNode } from 'gql.tada';
import type { DocumentNode } from 'graphql';
import { z } from 'zod';
import type { AnyRecord, Mutation, MutationRequest } from './kind.ts';

/** The texts of the question before a record is moved to the trash. Each kind adds the `consequence`. */
export const movingToTrash = {
  question: (title: string) => `Move ${title} to the trash?`,
  confirmLabel: 'Move to trash',
  workingLabel: 'Moving...',
};

export const isInTrash = (record: AnyRecord | null): boolean =>
  record !== null && 'trashedAt' in record && record.trashedAt !== null;

type TrashDocuments = {
  /** The kind's GraphQL type, and the singular that names its records. */
  type: string;
  one: string;
  /** The documents that move a record to the trash, restore it, and delete it for good. */
  trash: DocumentNode;
  restore: DocumentNode;
  erase: DocumentNode;
  /** How long moving to the trash can be undone before it is sent, in ms. */
  undoMs?: number;
};

const requestOf = (document: DocumentNode, ok: string, variables: object): MutationRequest => ({
  document: document as TadaDocumentNode,
  ok,
  variables,
});

/** Returns the mutations of a kind whose deleted records go to the trash first. */
export function trashMutations<Row extends AnyRecord & { readonly trashedAt: unknown }>(documents: TrashDocuments) {
  const { type, one, trash, restore, erase, undoMs } = documents;
  const name = one.charAt(0).toUpperCase() + one.slice(1);
  const variables = z.object({});
  const moved = `${name} moved to the trash`;
  const toTrash: Mutation<Row, object> = {
    effect: 'remove',
    ...(undoMs && { undoMs }),
    variables,
    request: ({ id, version, key }) => requestOf(trash, type, { id, expectedVersion: version, key }),
    messages: ({ title }) => ({
      queued: `Move ${title} to the trash`,
      ...(undoMs ? { done: moved, ok: null } : { ok: moved }),
      refused: `Failed to move the ${one} to the trash.`,
    }),
  };
  const back: Mutation<Row, object> = {
    effect: 'patch',
    variables,
    patch: () => ({ trashedAt: null }) as unknown as Partial<Row>,
    request: ({ id, key }) => requestOf(restore, type, { id, key }),
    messages: ({ title }) => ({
      queued: `Restore ${title}`,
      ok: `${name} restored`,
      refused: `Failed to restore the ${one}.`,
    }),
  };
  const forGood: Mutation<Row, object> = {
    effect: 'remove',
    variables,
    request: ({ id, version, key }) => requestOf(erase, 'Deleted', { id, expectedVersion: version, key }),
    messages: ({ title }) => ({
      queued: `Delete ${title} for good`,
      ok: `${name} deleted for good`,
      refused: `Failed to delete the ${one}.`,
    }),
  };
  return { delete: toTrash, restore: back, erase: forGood };
}
