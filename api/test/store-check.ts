import type { PrismaClient } from '@agency/prisma';
import { postPage } from '#api/blog/written-post.ts';
import { hashOfPage, type WrittenPage } from '#api/writing/written-page.ts';

/** Stores that a page was checked with this input, and is ready to be published. */
export async function storeCheck(
  { pageCheck }: PrismaClient,
  page: string,
  input: object,
  written: WrittenPage = postPage,
): Promise<void> {
  const contentHash = hashOfPage(written, written.schema.safeParse(input).data ?? {});
  const check = { isPublic: false, contentHash, requestedAt: new Date(), checkedAt: new Date(), findings: [] };
  await pageCheck.upsert({ where: { page }, create: { page, ...check }, update: check });
}
