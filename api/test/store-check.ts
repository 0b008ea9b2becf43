import type { PrismaClient } from '@agency/prisma';
import { hashOfPost } from '#api/blog/written-post.ts';
import { blogPostSchema } from '#api/contract/blog.ts';

/** Stores that the page of a post was checked with this input, and is ready to be published. */
export async function storeCheck({ pageCheck }: PrismaClient, page: string, input: object): Promise<void> {
  const contentHash = hashOfPost(blogPostSchema.safeParse(input).data ?? {});
  const check = { isPublic: false, contentHash, requestedAt: new Date(), checkedAt: new Date(), findings: [] };
  await pageCheck.upsert({ where: { page }, create: { page, ...check }, update: check });
}
