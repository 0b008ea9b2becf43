import type { PrismaClient } from '@agency/prisma';
import { postPage } from '#api/blog/written-post.ts';
import { hashOfPage, type WrittenPage } from '#api/writing/written-page.ts';

/** Stores a page check without findings for this input, so that the page can be published. */
export async function storeCheck(
  { pageCheck }: PrismaClient,
  page: string,
  input: object,
  written: WrittenPage = postPage,
): Promise<void> {
  const contentHash = hashOfPage(written, written.schema.safeParse(input).data ?? {});
  const check = { isPublic: false, contentHash, requestedAt: new Date(), checkedAt: new Date(), findings: [] };
  await pageCheck.upsert({
    where: { page_isPublic: { page, isPublic: false } },
    create: { page, ...check },
    update: check,
  });
}
