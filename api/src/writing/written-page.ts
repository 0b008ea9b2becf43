import { createHash } from 'node:crypto';
import type { PrismaClient } from '@agency/prisma';
import { z } from 'zod';

/** A kind of record that has its own page. */
export type WrittenPage<Row extends object = object> = {
  type: string;
  /** The contract's schema for its form. */
  schema: z.ZodObject;
  /** The fields of the form that its page shows. */
  shown: readonly string[];
  /** The paths of the preview and of the public page, to which a token or the slug is added. */
  previewPath: string;
  publicPath: string;
  /**
   * Finds the record as it was saved. Null if there is none, or if it is in the trash.
   *
   * @param columns the columns to read; default: all.
   */
  findSaved(database: PrismaClient, id: string, columns?: object): Promise<Row | null>;
  findBySlugs(database: PrismaClient, slugs: string[]): Promise<{ id: string; slug: string }[]>;
  /** Returns a new record with empty texts. Absent if the kind has no working copies. */
  blank?(id: string): Row;
};

/** Finds a record, saved or new, with its unsaved changes applied. Null if the record does not exist. */
export async function findWritten<Row extends object>(
  page: WrittenPage<Row>,
  database: PrismaClient,
  id: string,
  columns: object = {},
): Promise<Row | null> {
  const [saved, copy] = await Promise.all([
    page.findSaved(database, id, columns),
    database.workingCopy.findUnique({ where: { id, type: page.type } }),
  ]);
  // A copy with a base version began from a saved record, so it is not shown if that record is gone.
  const record = saved ?? (copy?.baseVersion === null ? page.blank?.(id) : null);
  return record ? { ...record, ...writtenFields(page, copy?.values) } : null;
}

/** Returns the fields of unsaved changes that can be shown. An invalid value, such as an empty title, is left out. */
function writtenFields({ schema, shown }: WrittenPage, values: unknown): object {
  const written = z.record(z.string(), z.unknown()).safeParse(values).data ?? {};
  return Object.fromEntries(
    shown.flatMap((field) => {
      const read = (schema.shape[field] as z.ZodType).safeParse(written[field] ?? undefined);
      return field in written && read.success ? [[field, read.data ?? null]] : [];
    }),
  );
}

/** Returns a hash of what a page shows of its record. */
export const hashOfPage = ({ shown }: Pick<WrittenPage, 'shown'>, record: object): string =>
  createHash('sha256')
    .update(JSON.stringify(shown.map((field) => Reflect.get(record, field) ?? null)))
    .digest('hex');
