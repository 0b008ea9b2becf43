import type { PrismaClient } from '@agency/prisma';
import { postPage } from '#api/blog/written-post.ts';
import { studyPage } from '#api/case-studies/written-study.ts';
import { itemPage } from '#api/portfolio/written-item.ts';
import { findWritten, hashOfPage, type WrittenPage } from '#api/writing/written-page.ts';

/** The kinds whose records have pages that are checked. */
export const checkedPages: readonly WrittenPage[] = [postPage, studyPage, itemPage];

/**
 * Finds the kind of page that a record has, and the hash of what the record's preview shows, unsaved changes included.
 * Null if there is no such record.
 */
export async function findCheckedPage(database: PrismaClient, id: string) {
  for (const page of checkedPages) {
    const record = await findWritten(page, database, id);
    if (record) return { page, hash: hashOfPage(page, record) };
  }
  return null;
}
