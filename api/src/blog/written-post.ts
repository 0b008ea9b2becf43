import { createHash } from 'node:crypto';
import type { PrismaClient } from '@agency/prisma';
import type { BlogPost } from '@agency/prisma/client';
import { z } from 'zod';
import { blogPostSchema } from '#api/contract/blog.ts';

/** What the page of a post shows of its form. */
const shownFields = [
  'title',
  'excerpt',
  'content',
  'author',
  'imageUrl',
  'tags',
  'seoTitle',
  'seoDescription',
] as const;
type Shown = Record<(typeof shownFields)[number], unknown>;

/**
 * A post as it is written now: as it was saved, with what is not saved yet. One that was never saved has only that. Null when
 * there is neither, or when the post is in the trash.
 *
 * @param columns which of a saved post's columns are read; default: all.
 */
export async function findWrittenPost(
  database: PrismaClient,
  id: string,
  columns: object = {},
): Promise<BlogPost | null> {
  const [post, copy] = await Promise.all([
    database.blogPost.findUnique({ ...columns, where: { id, trashedAt: null } }),
    database.workingCopy.findUnique({ where: { id, type: 'BlogPost' } }),
  ]);
  // One that was begun from a saved post belongs to it.
  if (!post && copy?.baseVersion !== null) return null;
  return { ...(post ?? blank(id)), ...writtenFields(copy?.values) };
}

function blank(id: string) {
  const now = new Date();
  const texts = { title: '', slug: '', excerpt: '', content: '', author: '', imageUrl: '', seoTitle: null };
  const rest = { seoDescription: null, tags: [], published: false, version: 0, wordCount: 0, mediaHashes: [] };
  return { id, ...texts, ...rest, createdAt: now, updatedAt: now, trashedAt: null };
}

/** The fields of a form that can be shown; one that breaks its rule, such as an empty title, is left as it was saved. */
function writtenFields(values: unknown): object {
  const written = z.record(z.string(), z.unknown()).safeParse(values).data ?? {};
  return Object.fromEntries(
    shownFields.flatMap((field) => {
      const read = blogPostSchema.shape[field].safeParse(written[field] ?? undefined);
      return field in written && read.success ? [[field, read.data ?? null]] : [];
    }),
  );
}

/** A hash of what the page of a post shows: another for every other text. */
export const hashOfPost = (post: Partial<Shown>): string =>
  createHash('sha256')
    .update(JSON.stringify(shownFields.map((field) => post[field] ?? null)))
    .digest('hex');
