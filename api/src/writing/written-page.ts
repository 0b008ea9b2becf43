import { createHash } from 'node:crypto';
import type { PrismaClient } from '@agency/prisma';
import { z } from 'zod';

/** A kind of records each of which is a page of its own, written in a form with a working copy. */
export type WrittenPage<Row extends object = object> = {
  type: string;
  /** The contract's rules for its form. */
  schema: z.ZodObject;
  /** What its page shows of the form. */
  shown: readonly string[];
  /** The addresses of its preview, and of its public page, which end in a token and in the slug. */
  previewPath: string;
  publicPath: string;
  /** The record as it was saved; null when there is none that can be shown. @param columns which are read; default: all. */
  findSaved(database: PrismaClient, id: string, columns?: object): Promise<Row | null>;
  /** The ids of the records with these slugs. */
  findBySlugs(database: PrismaClient, slugs: string[]): Promise<{ id: string; slug: string }[]>;
  /** A record that was never saved, without any text. */
  blank(id: string): Row;
};

/**
 * A record as it is written now: as it was saved, with what is not saved yet. One that was never saved has only that. Null when
 * there is neither.
 */
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
  // One that was begun from a saved record belongs to it.
  if (!saved && copy?.baseVersion !== null) return null;
  return { ...(saved ?? page.blank(id)), ...writtenFields(page, copy?.values) };
}

/** The fields of a form that can be shown; one that breaks its rule, such as an empty title, is left as it was saved. */
function writtenFields({ schema, shown }: WrittenPage, values: unknown): object {
  const written = z.record(z.string(), z.unknown()).safeParse(values).data ?? {};
  return Object.fromEntries(
    shown.flatMap((field) => {
      const read = (schema.shape[field] as z.ZodType).safeParse(written[field] ?? undefined);
      return field in written && read.success ? [[field, read.data ?? null]] : [];
    }),
  );
}

/** A hash of what a page shows of its record: another for every other text. */
export const hashOfPage = ({ shown }: Pick<WrittenPage, 'shown'>, record: object): string =>
  createHash('sha256')
    .update(JSON.stringify(shown.map((field) => Reflect.get(record, field) ?? null)))
    .digest('hex');
